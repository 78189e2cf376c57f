import type { IsoDate } from '@forecourt/rules';

const londonDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The date of a moment in the United Kingdom. @param moment Unix milliseconds. */
export const dayOf = (moment: number): IsoDate => londonDay.format(moment);

/** The date in the United Kingdom, where the vans are: server and browser agree on it wherever they stand. */
export const today = (): IsoDate => dayOf(Date.now());
