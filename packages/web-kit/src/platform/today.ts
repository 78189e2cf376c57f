import type { IsoDate } from '@forecourt/rules';

/** Made when it is first needed: that takes a slow phone 50 ms. */
let londonDay: Intl.DateTimeFormat | undefined;

/** The date in the United Kingdom at a given time. @param moment Unix milliseconds. */
export function dayOf(moment: number): IsoDate {
  londonDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
  return londonDay.format(moment);
}

/** Today's date in the United Kingdom, so that server and browser agree wherever they are. */
export const today = (): IsoDate => dayOf(Date.now());
