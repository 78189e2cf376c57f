import { formatDay, formatTime, momentsOf, POST_AHEAD, type UkClock, ukDay } from '@forecourt/rules';

const MINUTE_MS = 60_000;
const LEAST_MS = POST_AHEAD.leastMinutes * MINUTE_MS;
const MOST_MS = POST_AHEAD.mostDays * 24 * 60 * MINUTE_MS;

export type PostTime =
  | { readonly at: string /** What is worth knowing about it. */; readonly note: string | null }
  | { readonly wrong: 'day' | 'time'; readonly why: string };

/** The last day for which a post can be scheduled. @param now Unix milliseconds. */
export const lastPostDay = (now: number): string => ukDay(now + MOST_MS);

/** When a post goes out by the date and UK time that were chosen, or what is wrong with them. @param now Unix milliseconds. */
export function readPostTime({ day, time }: UkClock, now: number): PostTime {
  if (day === '') return { wrong: 'day', why: 'Choose a date' };
  if (time === '') return { wrong: 'time', why: 'Choose a time' };
  const moments = momentsOf({ day, time });
  const [first, second] = moments;
  if (first === undefined)
    return {
      wrong: 'time',
      why: `The clocks go forward on ${formatDay(day)}, and ${formatTime(time)} is left out. Choose a time from 2am`,
    };
  const at = moments.find((moment) => moment >= now + LEAST_MS) ?? first;
  if (at < now + LEAST_MS) return { wrong: 'time', why: `Choose a time at least ${POST_AHEAD.leastMinutes} minutes from now` };
  if (at > now + MOST_MS)
    return { wrong: 'day', why: `Choose a time at most ${POST_AHEAD.mostDays} days ahead: until ${formatDay(lastPostDay(now))}` };
  const which = at === first ? 'first' : 'second';
  const note = `The clocks go back on ${formatDay(day)}, and ${formatTime(time)} comes twice: the post goes out the ${which} time.`;
  return { at: new Date(at).toISOString(), note: second === undefined ? null : note };
}
