import { isDeepStrictEqual } from 'node:util';
import type { Vehicle } from '@forecourt/contracts';

/** The public fields in which the two differ. */
export const changedFields = (before: Vehicle, after: Vehicle): string[] =>
  (Object.keys(after) as (keyof Vehicle)[]).filter((field) => !isDeepStrictEqual(before[field], after[field]));
