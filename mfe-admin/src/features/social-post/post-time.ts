import { POST_AHEAD, type UkClock } from '@forecourt/rules';
import { type ChosenTime, lastDayWithin, readTimeAhead } from '../../time/chosen-time.ts';

/** The last day for which a post can be scheduled. @param now Unix milliseconds. */
export const lastPostDay = (now: number): string => lastDayWithin(POST_AHEAD.mostDays, now);

/** When a post goes out by the date and UK time that were chosen, or what is wrong with them. @param now Unix milliseconds. */
export const readPostTime = (chosen: UkClock, now: number): ChosenTime =>
  readTimeAhead(chosen, now, { ...POST_AHEAD, event: 'the post goes out' });
