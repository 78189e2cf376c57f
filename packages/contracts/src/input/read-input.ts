import type { z } from 'zod';
import { refusalSentence } from './refusal-sentence.ts';

/** What is wrong with which field, as problems carry it: `specifications.motDueDate`, `images.3`. */
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

/** Of several shapes, what keeps the input from being the one it comes nearest to. */
const nearest = (shapes: readonly Issue[][]): Issue[] =>
  shapes.toSorted((one, other) => unknownFields(one) - unknownFields(other) || one.length - other.length)[0] ?? [];

const refusalsOf = (issue: Issue, within: readonly PropertyKey[] = []): FieldRefusal[] => {
  const path = [...within, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return nearest(issue.errors).flatMap((inner) => refusalsOf(inner, path));
  }
  // Each unknown field is at fault by itself, not what holds it.
  const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  return places.map((place) => ({ path: place.map(String).join('.').slice(0, LONGEST_PATH), message: issue.message }));
};

/** Faults that one answer names: more than any form has fields, and few enough for it to stay small whatever was sent. */
const MOST_REFUSALS = 60;
/** Characters of a field's name that are repeated; a caller may have made it up. */
const LONGEST_PATH = 100;

/** Without what follows from another fault of the same field: a number far too large breaks two limits. */
const withoutRepeats = (issues: readonly Issue[]): Issue[] => {
  const named = new Set<string>();
  return issues.filter(({ code, path }) => {
    const place = path.join('.');
    const isRepeat = code !== 'custom' && named.has(place);
    named.add(place);
    return !isRepeat;
  });
};

/** Checks what was sent against its contract; what is refused is said in sentences for people, whichever contract it is. */
export const readInput = <Schema extends z.ZodType>(schema: Schema, sent: unknown): InputReading<z.output<Schema>> => {
  const result = schema.safeParse(sent, { error: refusalSentence });
  if (result.success) return { value: result.data };
  const issues = withoutRepeats(result.error.issues).slice(0, MOST_REFUSALS);
  return { refusals: issues.flatMap((issue) => refusalsOf(issue)).slice(0, MOST_REFUSALS) };
};
