import type { z } from 'zod';
import { ProblemError } from './problem-error.ts';
import { unstorableText } from './unstorable-text.ts';

/**
 * Checks what a caller sent against its contract.
 * @throws {ProblemError} 400 `SERVICE.INVALID_INPUT`, with every field at fault in `errors`.
 */
export const parseInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = schema.safeParse(value);
  const issues = result.success ? unstorableText(result.data) : result.error.issues;
  if (result.success && issues.length === 0) return result.data;
  const errors = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].map(String).join('.'), message: 'is not a known field' }))
      : [{ path: issue.path.map(String).join('.'), message: issue.message }],
  );
  const named = [...new Set(errors.map(({ path }) => path).filter(Boolean))];
  throw new ProblemError({
    status: 400,
    code: 'SERVICE.INVALID_INPUT',
    title: 'The input is not valid',
    detail: named.length > 0 ? `Please check: ${named.join(', ')}.` : 'The input does not have the expected form.',
    errors,
  });
};

/** {@link parseInput} for the query of an address: a key without a value, as forms send what is left empty, says nothing (D6). */
export const parseQuery = <Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> => {
  const given = Object.entries(query ?? {}).map(([key, value]) => [key, value === '' ? undefined : value]);
  return parseInput(schema, Object.fromEntries(given));
};
