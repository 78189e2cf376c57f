import fc from 'fast-check';
import { z } from 'zod';
import * as contracts from '../index.ts';
import { fieldLabel } from './field-labels.ts';
import { readInput } from './read-input.ts';

const shapeOf = (schema: z.core.$ZodType): Record<string, z.core.$ZodType> =>
  (schema._zod.def as { shape?: Record<string, z.core.$ZodType> }).shape ?? {};
/** Unwraps a schema and lists its alternatives. */
const shapesOf = (schema: z.core.$ZodType): z.core.$ZodType[] => {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  return [def['innerType'], def['in'], def['out'], ...((def['options'] ?? []) as unknown[])].filter(
    (part): part is z.core.$ZodType => part instanceof z.core.$ZodType,
  );
};
/** All nested schemas: fields and entries. */
const partsOf = (schema: z.core.$ZodType): z.core.$ZodType[] => {
  const { element } = schema._zod.def as { element?: z.core.$ZodType };
  return [...Object.values(shapeOf(schema)), ...shapesOf(schema), ...(element ? [element] : [])];
};
const isStrict = (schema: z.core.$ZodType): boolean =>
  (schema._zod.def as { catchall?: unknown }).catchall instanceof z.core.$ZodNever;

/** Strict schemas that are not input: settings and answers. */
const NO_INPUTS = new Set(['commandReplySchema', 'dealershipSchema', 'edgeRouteSchema', 'edgeRoutesSchema', 'vehicleSchema']);

/** All input schemas, which are those that refuse unknown fields (architecture §5), directly or in an alternative. */
const INPUTS: readonly (readonly [name: string, schema: z.ZodType])[] = Object.entries<unknown>(contracts).flatMap(
  ([name, schema]) =>
    schema instanceof z.ZodType && !NO_INPUTS.has(name) && [schema, ...shapesOf(schema)].some(isStrict)
      ? [[name, schema] as const]
      : [],
);

const fieldsOf = (schema: z.core.$ZodType): string[] => [
  ...new Set([...Object.keys(shapeOf(schema)), ...partsOf(schema).flatMap(fieldsOf)]),
];

const WRONG = [
  null,
  true,
  false,
  Number.NaN,
  1.5,
  -1,
  1e12,
  Number.POSITIVE_INFINITY,
  '',
  ' ',
  'x',
  '\0',
  'x'.repeat(200_000),
  '2026-02-30',
  [],
  [null],
  ['x'],
  [1, 'x', {}],
  Array.from({ length: 200 }, () => 'x'),
  {},
  { x: 1 },
  [{ x: 1 }],
];

/** Generates invalid input at any depth: missing fields, wrong types, values out of range. */
const wrongFor = (schema: z.core.$ZodType, depth = 0): fc.Arbitrary<unknown> => {
  const any = fc.constantFrom<unknown>(...WRONG);
  const parts = partsOf(schema);
  const fields = Object.entries(shapeOf(schema)).map(([name, part]) => [name, wrongFor(part, depth + 1)] as const);
  if (depth > 4) return any;
  if (fields.length > 0) {
    const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    return fc.oneof(
      any,
      known,
      known.map((body) => ({ ...body, wheels: 4 })),
    );
  }
  if (schema._zod.def.type === 'array') return fc.oneof(any, fc.array(wrongFor(parts[0] ?? schema, depth + 1), { maxLength: 3 }));
  return parts.length > 0 ? fc.oneof(any, ...parts.map((part) => wrongFor(part, depth + 1))) : any;
};

/** Jargon that must not appear in messages. */
const JARGON =
  /\b(expected|received|invalid|input|undefined|null|nan|nonoptional|nullable|optional|regex|regular expression|pattern|zod|string|boolean|object|array|integer|enum|literal|union|schema|json|type mismatch|unrecognized|key)\b/i;

it('finds the input schemas', () => {
  expect(INPUTS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['createVehicleSchema', 'enquiryFormSchema', 'updateDataRequestSchema', 'vehicleSearchQuerySchema']),
  );
});

it.each(INPUTS)('every field of %s has a label', (_name, schema) => {
  expect(fieldsOf(schema).filter((field) => fieldLabel(field) === undefined)).toEqual([]);
});

it.each(INPUTS)('%s refuses in plain sentences', (_name, schema) => {
  fc.assert(
    fc.property(wrongFor(schema), (sent) => {
      for (const { message } of readInput(schema, sent).refusals ?? []) {
        expect(message).not.toMatch(JARGON);
        expect(message).toMatch(/^[A-Z“].*[^.]\.?$/s);
        expect(message.length).toBeLessThan(250);
      }
    }),
    { numRuns: 100 },
  );
});

const thing = z.strictObject({
  make: z.string().min(1).max(60),
  year: z.int(),
  mileage: z.int().min(0),
  price: z.number().max(1_000_000),
  fuelType: z.enum(['Petrol', 'Diesel']),
  isSold: z.boolean(),
  email: z.email(),
  features: z.array(z.string().max(80)).max(2),
});
const fine = {
  make: 'Ford',
  year: 2020,
  mileage: 0,
  price: 1,
  fuelType: 'Diesel',
  isSold: false,
  email: 'a@b.example',
  features: [],
};

it.each<[string, unknown, Record<string, string>]>([
  ['nothing', undefined, { '': 'What was sent must be a set of named values' }],
  ['a field that is missing', { ...fine, make: undefined }, { make: 'Enter the make' }],
  ['an empty field', { ...fine, make: '' }, { make: 'Enter the make' }],
  ['a choice that is missing', { ...fine, fuelType: null }, { fuelType: 'Choose the fuel type' }],
  ['another type', { ...fine, price: '£1' }, { price: 'Price must be a number' }],
  ['a fraction', { ...fine, year: 2020.5 }, { year: 'Year must be a whole number' }],
  ['too little', { ...fine, mileage: -1 }, { mileage: 'Mileage must be at least 0' }],
  ['too much', { ...fine, price: 1e7 }, { price: 'Price must be at most 1,000,000' }],
  ['too long a text', { ...fine, make: 'x'.repeat(61) }, { make: 'Make must have at most 60 characters' }],
  ['too long a list', { ...fine, features: ['a', 'b', 'c'] }, { features: 'Features must have at most 2 entries' }],
  ['a wrong entry', { ...fine, features: ['a', 1] }, { 'features.1': 'Entry 2 of the features must be text' }],
  ['another choice', { ...fine, fuelType: 'Steam' }, { fuelType: 'Fuel type must be one of “Petrol”, “Diesel”' }],
  ['no yes or no', { ...fine, isSold: 'no' }, { isSold: 'Sold mark must be yes or no' }],
  ['another form', { ...fine, email: 'a@' }, { email: 'Email address must be complete, for example name@example.com' }],
  ['an unknown field', { ...fine, wheels: 4 }, { wheels: 'This is not a field that can be sent here' }],
])('says what is wrong with %s', (_what, sent, messages) => {
  expect(Object.fromEntries((readInput(thing, sent).refusals ?? []).map(({ path, message }) => [path, message]))).toEqual(
    messages,
  );
});

it('reports the errors of the alternative that was meant', () => {
  const sent = { version: 1, extension: { dueDate: '2026-12-24', reason: '', personTold: true } };
  expect(readInput(contracts.updateDataRequestSchema, sent).refusals).toEqual([
    { path: 'extension.reason', message: 'Enter the reason' },
  ]);
});

it('reports a number that breaks two limits once, and only a few of many fields', () => {
  const tooLarge = readInput(z.strictObject({ year: z.int().max(2_100) }), { year: 1e20 });
  expect(tooLarge.refusals?.map(({ path }) => path)).toEqual(['year']);
  const unknown = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => ['x'.repeat(1_000) + index, '']));
  const { refusals = [] } = readInput(thing, { ...fine, ...unknown });
  expect(refusals.length).toBeGreaterThan(0);
  expect(JSON.stringify(refusals).length).toBeLessThan(10_000);
});
