import type { FieldRefusal } from '@forecourt/contracts';

/** NUL, and halves of a surrogate pair: neither PostgreSQL nor a file's UTF-8 holds them. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

const found = (path: readonly string[]): FieldRefusal => ({
  path: path.join('.'),
  message: 'Remove the characters that are not text',
});

/** The texts of an input, names of fields included, that no store can hold. Schemas say it of single fields; this is for all. */
export const unstorableText = (value: unknown, path: readonly string[] = []): FieldRefusal[] => {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [found(path)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...(UNSTORABLE.test(name) ? [found(path)] : []),
    ...unstorableText(part, [...path, name]),
  ]);
};
