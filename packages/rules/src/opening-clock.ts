import { isBankHoliday } from './bank-holidays.ts';
import { addDays, type IsoDate } from './iso-date.ts';
import { hoursOn, type OpeningTimes, specialDayOn } from './opening-days.ts';
import { isSummerTime, ukDay } from './uk-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** No dealer is closed for longer; a dealer who never opens has no clock. */
const LONGEST_CLOSURE_DAYS = 31;

/** When a UK clock shows this time; no dealer opens or closes in the hour that a change of the clocks skips or repeats. */
const momentAt = (day: IsoDate, time: string): number => {
  const shown = Date.parse(`${day}T${time}:00Z`);
  return isSummerTime(shown - HOUR) ? shown - HOUR : shown;
};

/** From opening to closing on a day, in Unix milliseconds; null if closed. A bank holiday is, unless it has hours of its own. */
const openOn = (times: OpeningTimes, day: IsoDate): readonly [number, number] | null => {
  const hours = hoursOn(times, day);
  if (hours === null || (isBankHoliday(day) && !specialDayOn(times.specialDays, day))) return null;
  return [momentAt(day, hours[0]), momentAt(day, hours[1])];
};

/** Whole minutes of opening hours between two moments, by UK time. @param from, to Unix milliseconds. */
export function openMinutesBetween(times: OpeningTimes, from: number, to: number): number {
  let open = 0;
  for (let day = ukDay(from); day <= ukDay(to); day = addDays(day, 1)) {
    const [opens, closes] = openOn(times, day) ?? [0, 0];
    open += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
  }
  return Math.floor(open / MINUTE);
}

/** When so many minutes of opening hours have passed since a moment, in Unix milliseconds; null for a dealer who never opens. */
export function momentAfterOpenMinutes(times: OpeningTimes, from: number, minutes: number): number | null {
  let left = minutes * MINUTE;
  let closedDays = 0;
  for (let day = ukDay(from); closedDays <= LONGEST_CLOSURE_DAYS; day = addDays(day, 1)) {
    const [opens, closes] = openOn(times, day) ?? [0, 0];
    const begins = Math.max(from, opens);
    const open = Math.max(0, closes - begins);
    if (open > 0 && left <= open) return begins + left;
    left -= open;
    closedDays = open > 0 ? 0 : closedDays + 1;
  }
  return null;
}

/** "2 h 10 min", "45 min". */
export const formatMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
};
