import { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The first thing that is wrong; of alternatives, in the one that was meant. */
function firstOf([issue]: readonly Issue[]): Issue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const meant = issue.errors.find((issues) => issues.every(({ code }) => code !== 'invalid_value')) ?? issue.errors[0] ?? [];
  const inner = firstOf(meant);
  return inner && { ...inner, path: [...issue.path, ...inner.path] };
}

/** What a part does not take. */
export interface NotTaken {
  readonly path: readonly PropertyKey[];
  /** Undefined: it is missing. */
  readonly value: unknown;
}

/**
 * The first thing that a part does not take of what is passed to it; null if it takes all.
 * @param schema JSON Schema of the part.
 */
export function notTaken(schema: Readonly<Record<string, unknown>>, passed: Readonly<Record<string, unknown>>): NotTaken | null {
  const { error } = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema).safeParse(passed);
  const issue = error && firstOf(error.issues);
  if (!issue) return null;
  const value = issue.path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown> | undefined)?.[key], passed);
  return { path: issue.path, value };
}

/** What is wrong in words: "`layout` is "dialog"", "`plan` is missing". */
export const sayNotTaken = ({ path, value }: NotTaken): string =>
  `\`${path.join('.')}\` is ${value === undefined ? 'missing' : JSON.stringify(value)}`;
