import type { Vehicle } from '@forecourt/contracts';
import type { FormValues } from './fields.ts';
import { valuesOf } from './form-values.ts';

/** What was typed and not saved, with the van as it was when that was begun. */
export interface Draft {
  readonly base: Vehicle;
  readonly values: FormValues;
}

const KEY = 'forecourt:edit-vehicle';

/** Drafts outlive a reload and a session that ended; they go with the tab. A browser that stores nothing has none. */
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
      // No room, or not allowed: the form itself still holds everything.
    }
  },
  forget: (id: number): void => sessionStorage.removeItem(`${KEY}:${id}`),
};
