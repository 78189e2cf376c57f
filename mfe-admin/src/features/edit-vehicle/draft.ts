import type { Vehicle } from '@forecourt/contracts';
import type { FormValues } from './fields.ts';
import { valuesOf } from './form-values.ts';

/** Unsaved values, with the van that they were based on. */
export interface Draft {
  readonly base: Vehicle;
  readonly values: FormValues;
}

const KEY = 'forecourt:edit-vehicle';

/** Drafts survive a reload or an expired session, but not the tab. Without storage there are none. */
export const drafts = {
  find(id: number): Draft | null {
    try {
      const { base, values } = JSON.parse(sessionStorage.getItem(`${KEY}:${id}`) ?? '') as Draft;
      // Kept by an earlier release, it may lack a field.
      return { base, values: { ...valuesOf(base), ...values } };
    } catch {
      return null;
    }
  },
  keep(draft: Draft): void {
    try {
      sessionStorage.setItem(`${KEY}:${draft.base.id}`, JSON.stringify(draft));
    } catch {
      // The storage is full or forbidden; the form still has everything.
    }
  },
  forget: (id: number): void => sessionStorage.removeItem(`${KEY}:${id}`),
};
