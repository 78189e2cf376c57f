import { addDays, formatDay, formatTime, momentsOf, type UkClock, ukDay } from '@forecourt/rules';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A moment that somebody has chosen by date and UK time, with what is worth knowing about it, or what is wrong with them. */
export type ChosenTime =
  | { readonly at: string; readonly note: string | null }
  | { readonly wrong: 'day' | 'time'; readonly why: string };

interface Span {
  readonly leastMinutes: number;
  readonly mostDays: number;
  /** What happens then, before 'the first time', of an hour that comes twice. */
  readonly event: string;
}

/** The last day within so many days. @param now Unix milliseconds. */
export const lastDayWithin = (mostDays: number, now: number): string => ukDay(now + mostDays * DAY_MS);

/** Reads a date and a UK time that lie ahead. @param now Unix milliseconds. */
export function readTimeAhead({ day, time }: UkClock, now: number, { leastMinutes, mostDays, event }: Span): ChosenTime {
  const [least, most] = [now + leastMinutes * MINUTE_MS, now + mostDays * DAY_MS];
  if (day === '') return { wrong: 'day', why: 'Choose a date' };
  if (day < ukDay(now)) return { wrong: 'day', why: 'That day has passed. Choose today or a later day' };
  if (time === '') return { wrong: 'time', why: 'Choose a time' };
  const moments = momentsOf({ day, time });
  const [first, second] = moments;
  if (first === undefined)
    return {
      wrong: 'time',
      why: `The clocks go forward on ${formatDay(day)}, and ${formatTime(time)} is left out. Choose a time from 2am`,
    };
  const at = moments.find((moment) => moment >= least) ?? first;
  if (at < least) {
    const ahead = leastMinutes > 1 ? `at least ${leastMinutes} minutes from now` : 'in the future';
    return { wrong: 'time', why: `Choose a time ${ahead}` };
  }
  if (at > most)
    return {
      wrong: 'day',
      why: `Choose a time at most ${mostDays} days ahead: until ${formatDay(lastDayWithin(mostDays, now))}`,
    };
  const which = at === first ? 'first' : 'second';
  const note = `The clocks go back on ${formatDay(day)}, and ${formatTime(time)} comes twice: ${event} the ${which} time.`;
  return { at: new Date(at).toISOString(), note: second === undefined ? null : note };
}

const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
});
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

/** "today at 10:00", "tomorrow at 10:00", "Fri 28 Nov at 10:00", in UK time. @param now Unix milliseconds. */
export function dayAndTime(moment: string, now: number): string {
  const [at, today] = [new Date(moment), ukDay(now)];
  const day = ukDay(at.getTime());
  const near = { [today]: 'today', [addDays(today, 1)]: 'tomorrow' }[day];
  return `${near ?? shortDay.format(at)} at ${clock.format(at)}`;
}
