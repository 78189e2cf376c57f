import type { IsoDate } from '@forecourt/rules';

/** Made when it is first needed: that takes a slow phone 50 ms. */
let londonDay: Intl.DateTimeFormat | undefined;

/** Clocks are put forward and back by whole hours, so that all moments of an hour are on one day. */
const HOUR = 3_600_000;
const dayOfHour = new Map<number, IsoDate>();

/** The date in the United Kingdom at a given time. @param moment Unix milliseconds. */
export function dayOf(moment: number): IsoDate {
  const hour = Math.floor(moment / HOUR);
  const known = dayOfHour.get(hour);
  if (known !== undefined) return known;
  londonDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
  const day = londonDay.format(hour * HOUR);
  dayOfHour.set(hour, day);
  return day;
}

/** Today's date in the United Kingdom, so that server and browser agree wherever they are. */
export const today = (): IsoDate => dayOf(Date.now());
