import type { VehicleLookup } from '@forecourt/contracts';
import type { AddValues } from './add-values.ts';
import type { Copied } from './copied-van.ts';

/** The draft of a new vehicle, kept in the tab's session storage until it is saved or discarded. */
export interface Draft {
  /** Its Idempotency-Key. */
  readonly key: string;
  readonly lookup: VehicleLookup | null;
  readonly copied?: Copied | undefined;
  readonly values: AddValues;
}

/** The number changes with the format, so that older drafts are ignored. */
const KEY = 'forecourt:add-vehicle:3';

export const newDraft = (begun: Omit<Draft, 'key'>): Draft => ({ key: crypto.randomUUID(), ...begun });

export const storedDraft = {
  read: (): Draft | null => {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    } catch {
      return null;
    }
  },
  keep: (draft: Draft): void => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(draft));
    } catch {
      // The storage is full or forbidden; the form still has everything.
    }
  },
  drop: (): void => sessionStorage.removeItem(KEY),
};

/** "2019 Ford Transit Custom", as far as it is known. */
export const draftName = ({ values: { year, make, model, registrationNumber } }: Draft): string =>
  [year, make, model].filter(Boolean).join(' ') || registrationNumber || 'a vehicle';
