import type { Vehicle } from '@forecourt/contracts';
import { FIELD_NAMES, type FieldName, type FieldValue, type FormValues } from './fields.ts';
import { isSame, valuesOf } from './form-values.ts';

/** A field that both have changed to different values. */
export interface Contested {
  readonly name: FieldName;
  readonly mine: FieldValue;
  readonly theirs: FieldValue;
}

/** The result of merging a form with what somebody else has saved. */
export interface Merge {
  /** Typed values, and the saved ones for all other fields. */
  readonly values: FormValues;
  /** Fields that only the other person has changed. */
  readonly taken: readonly FieldName[];
  readonly contested: readonly Contested[];
}

/** @param base The van as the form was begun with. @param theirs The van as it is stored now. */
export function merge(base: Vehicle, theirs: Vehicle, values: FormValues): Merge {
  const [before, now] = [valuesOf(base), valuesOf(theirs)];
  const merged: Record<string, FieldValue> = {};
  const taken: FieldName[] = [];
  const contested: Contested[] = [];
  for (const name of FIELD_NAMES) {
    const isMine = !isSame(name, values[name], before[name]);
    const isTheirs = !isSame(name, now[name], before[name]);
    merged[name] = isMine ? values[name] : now[name];
    if (!isTheirs || isSame(name, values[name], now[name])) continue;
    if (isMine) contested.push({ name, mine: values[name], theirs: now[name] });
    else taken.push(name);
  }
  return { values: merged as unknown as FormValues, taken, contested };
}
