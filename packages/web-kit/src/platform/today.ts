import type { IsoDate } from '@forecourt/rules';

const londonDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The date in the United Kingdom, where the vans are: server and browser agree on it wherever they stand. */
export const today = (): IsoDate => londonDay.format(Date.now());
