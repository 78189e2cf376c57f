import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const deep = (open: string, close: string) => open.repeat(3_000) + close.repeat(3_000);
const place = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Texts that have broken programs before. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud83d',
    '\udc00 half',
    '\u202eright to left',
    '\u200b',
    '\ufeff',
    '𝒳'.repeat(40),
    'İ'.repeat(50),
  ),
  fc.constantFrom(
    '%',
    '%00',
    '%ff',
    '../../etc/passwd',
    "'; DROP TABLE vehicle; --",
    '$' + '{7*7}',
    '<script>alert(1)</script>',
    '\r\nX-Injected: 1',
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    '0000-01-01',
    '9999-12-31',
    '-1',
    '1e3',
    'NaN',
    'null',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(
    place('price_asc', 1e15, 1e308),
    place('9999-12-31T00:00:00Z', 1e15),
    place('0000-01-01T00:00:00Z', 1),
    place('\0', 1),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: 1, max: 5 }).map((times) => 'ab '.repeat(10 ** times)),
);

const hostileNumber = fc.constantFrom(0, -0, -1, 0.1, 1e15, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324, 1e-320);

/** Values of every type, none of which fits where it is used. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  fc.constantFrom(null, true, false, [], {}, [[]], [null]),
  fc.array(hostileText, { maxLength: 30 }),
  fc.constantFrom(deep('[', ']'), deep('{"a":', '}').replace(':}', ':1}')).map((json) => JSON.parse(json)),
  fc.constant(Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`key ${index}`, index]))),
);

const WORDS = [
  '',
  'all',
  'Panel Van',
  'Automatic',
  'price_asc',
  '/objects/uploads/7b1c5a0e-0f5e-4d0c-9f0c-2f6f8f1f9a11',
  'Ford',
  'Transit',
  'a van',
  'Ada Plumber',
  '07700 900123',
  '28995.00',
  '0',
  'AA19 AAA',
  'new',
  'diesel',
];
const words = fc.constantFrom(...WORDS);

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.integer({ min: 1, max: 99 }).map((number) => `visitor-${number}@fuzz.example`),
  uuid: fc.uuid(),
  date: fc
    .date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
};

const textLike = ({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> => {
  const known = FORMATS[format ?? ''];
  if (known) return known;
  const fitting = WORDS.filter(({ length }) => length >= minLength && length <= maxLength);
  const plain = fc.oneof(
    fc.constantFrom(...fitting, 'x'.repeat(minLength)),
    fc.string({ minLength: Math.min(minLength, 50), maxLength: Math.min(maxLength, 50) }),
  );
  return pattern?.includes('\\d') ? fc.oneof(plain, fc.stringMatching(new RegExp(pattern))) : plain;
};

const record = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, like(schema as JsonSchema)])), {
    requiredKeys: [...required],
  });

/** Values similar to valid ones; the schema decides which of them are valid. */
const like = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  if (choices.length > 0) return fc.oneof(...choices.map(like));
  switch (schema.type) {
    case 'string':
      return textLike(schema);
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1_000), max: Math.min(schema.maximum ?? 100, 3_000_000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(like((schema.items ?? {}) as JsonSchema), { maxLength: 4 });
    case 'object':
      return record(schema);
    default:
      return words;
  }
};

const ODD_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', '', 'a\0b', '\ud83d', 'x'.repeat(5_000)];

/** Sets an own property, even if its name is that of a prototype's. */
const withProperty = (object: object, name: string, value: unknown): object =>
  Object.defineProperty({ ...object }, name, { value, enumerable: true, configurable: true, writable: true });

/**
 * Valid input of a schema with up to three fields replaced by invalid values, or unknown fields added.
 * @param side bodies are generated from a schema's output, queries from its input texts.
 */
export const nearly = (schema: z.ZodType, side: 'input' | 'output', wrong: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  const json = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' }) as JsonSchema;
  const shapes = [json, ...((json.anyOf ?? []) as JsonSchema[])];
  const names = shapes.flatMap(({ properties = {} }) => Object.keys(properties));
  const change = fc.tuple(fc.constantFrom(...names, ...names, ...ODD_NAMES), wrong);
  const changes = fc.oneof(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 3 }));
  return fc.tuple(like(json), changes).map(([value, made]) => {
    if (typeof value !== 'object' || value === null) return value;
    return made.reduce<object>((object, [name, part]) => withProperty(object, name, part), value);
  });
};
