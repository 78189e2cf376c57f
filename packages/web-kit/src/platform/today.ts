import type { IsoDate } from '@forecourt/rules';

const londonDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });

/** The date in the United Kingdom at a given time. @param moment Unix milliseconds. */
export const dayOf = (moment: number): IsoDate => londonDay.format(moment);

/** Today's date in the United Kingdom, so that server and browser agree wherever they are. */
export const today = (): IsoDate => dayOf(Date.now());
