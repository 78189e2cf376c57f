import type { Vehicle } from '@forecourt/contracts';
import { drafts } from './draft.ts';
import type { FormValues } from './fields.ts';
import { differences, valuesOf } from './form-values.ts';
import { type Merge, merge } from './merge.ts';

export interface OpenedForm {
  readonly values: FormValues;
  /** Changes from before that had not been saved are in it again. */
  readonly restored: boolean;
  /** What somebody else has saved since those changes were begun. */
  readonly conflict: Merge | null;
}

/** The form of a van as it is stored, with what was typed before the page was left or reloaded. */
export function openForm(stored: Vehicle): OpenedForm {
  const values = valuesOf(stored);
  const draft = drafts.find(stored.id);
  const merged = draft && merge(draft.base, stored, draft.values);
  if (!merged || differences(merged.values, values).length === 0) return { values, restored: false, conflict: null };
  const isConflict = merged.taken.length + merged.contested.length > 0;
  return { values: merged.values, restored: true, conflict: isConflict ? merged : null };
}
