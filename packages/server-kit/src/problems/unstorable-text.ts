import type { FieldRefusal } from '@forecourt/contracts';

/** NUL and lone surrogates, which neither PostgreSQL nor UTF-8 files can hold. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

const found = (path: readonly string[]): FieldRefusal => ({
  path: path.join('.'),
  message: 'Remove the characters that are not text',
});

/** Finds text in an input, field names included, that cannot be stored. */
export const unstorableText = (value: unknown, path: readonly string[] = []): FieldRefusal[] => {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [found(path)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(UNSTORABLE.test(name) ? [found(path)] : []),
    ...unstorableText(part, [...path, name]),
  ]);
};
