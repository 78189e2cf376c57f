import type { IsoDate } from '@forecourt/rules';

/** The date in the United Kingdom, where the vans are: server and browser agree on it wherever they stand. */
export const today = (): IsoDate => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
