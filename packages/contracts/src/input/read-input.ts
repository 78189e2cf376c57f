import type { z } from 'zod';
import { refusalSentence } from './refusal-sentence.ts';

/** An error of one field, with its path: `specifications.motDueDate`, `images.3`. */
export interface FieldRefusal {
  readonly path: string;
  /** A sentence for people. */
  readonly message: string;
}

export type InputReading<Output> =
  | { readonly value: Output; readonly refusals?: undefined }
  | { readonly refusals: readonly FieldRefusal[] };

type Issue = z.core.$ZodIssue;

const unknownFields = (issues: readonly Issue[]): number => issues.filter(({ code }) => code === 'unrecognized_keys').length;

/** The errors of the alternative that the input matches best. */
const nearest = (shapes: readonly Issue[][]): Issue[] =>
  shapes.toSorted((one, other) => unknownFields(one) - unknownFields(other) || one.length - other.length)[0] ?? [];

const refusalsOf = (issue: Issue, within: readonly PropertyKey[] = []): FieldRefusal[] => {
  const path = [...within, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return nearest(issue.errors).flatMap((inner) => refusalsOf(inner, path));
  }
  // Each unknown field is reported, not the object that contains it.
  const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  return places.map((place) => ({ path: place.map(String).join('.').slice(0, MAX_PATH_LENGTH), message: issue.message }));
};

/** More than any form has fields, but few enough for a small answer. */
const MAX_REFUSALS = 60;
/** How much of a field's name is echoed, because a caller may have made it up. */
const MAX_PATH_LENGTH = 100;

/** Keeps one error per field: a number far too large breaks two limits. */
const withoutRepeats = (issues: readonly Issue[]): Issue[] => {
  const named = new Set<string>();
  return issues.filter(({ code, path }) => {
    const place = path.join('.');
    const isRepeat = code !== 'custom' && named.has(place);
    named.add(place);
    return !isRepeat;
  });
};

/** Parses input by its schema; errors are plain sentences for any schema. */
export const readInput = <Schema extends z.ZodType>(schema: Schema, sent: unknown): InputReading<z.output<Schema>> => {
  const result = schema.safeParse(sent, { error: refusalSentence });
  if (result.success) return { value: result.data };
  const issues = withoutRepeats(result.error.issues).slice(0, MAX_REFUSALS);
  return { refusals: issues.flatMap((issue) => refusalsOf(issue)).slice(0, MAX_REFUSALS) };
};
