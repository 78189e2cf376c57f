import { readInput } from '@forecourt/contracts';
import type { z } from 'zod';
import { ProblemError } from './problem-error.ts';
import { unstorableText } from './unstorable-text.ts';

const MAX_SENTENCES = 3;

/** "Enter the make. Enter the model. Price must be a number, and 4 more." */
const summary = (sentences: readonly string[]): string => {
  const more = sentences.length - MAX_SENTENCES;
  // Some of the specified messages already end with a full stop.
  const said = sentences.slice(0, MAX_SENTENCES).map((sentence) => sentence.replace(/\.$/, ''));
  return `${said.join('. ')}${more > 0 ? `, and ${more} more` : ''}.`;
};

/**
 * Parses a caller's input by its contract.
 * @throws {ProblemError} 400 `SERVICE.INVALID_INPUT`, with all invalid fields in `errors`.
 */
export const parseInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const reading = readInput(schema, value);
  const errors = reading.refusals ?? unstorableText(reading.value);
  if (!reading.refusals && errors.length === 0) return reading.value;
  throw new ProblemError({
    status: 400,
    code: 'SERVICE.INVALID_INPUT',
    title: 'Please check what was entered',
    detail: summary([...new Set(errors.map(({ message }) => message))]),
    errors: [...errors],
  });
};

/** {@link parseInput} for a query string: ignores keys without a value, which forms send for empty fields (D6). */
export const parseQuery = <Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> => {
  const given = Object.entries(query ?? {}).map(([key, value]) => [key, value === '' ? undefined : value]);
  return parseInput(schema, Object.fromEntries(given));
};
