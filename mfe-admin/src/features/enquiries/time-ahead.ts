import { MAX_DAYS_AHEAD } from '@forecourt/contracts';
import { type UkClock, ukDay } from '@forecourt/rules';
import { type ChosenTime, lastDayWithin, readTimeAhead } from '../../time/chosen-time.ts';

/** When to ring again or when a customer comes, by the date and UK time that were chosen. @param now Unix milliseconds. */
export const readEnquiryTime = (chosen: UkClock, now: number): ChosenTime =>
  readTimeAhead(chosen, now, { leastMinutes: 1, mostDays: MAX_DAYS_AHEAD, event: 'it means' });

/** The same of fields that may both be left empty. */
export const readOptionalTime = (chosen: UkClock, now: number): ChosenTime | null =>
  chosen.day === '' && chosen.time === '' ? null : readEnquiryTime(chosen, now);

/** The first and the last day that can be chosen. @param now Unix milliseconds. */
export const daysAhead = (now: number) => ({ min: ukDay(now), max: lastDayWithin(MAX_DAYS_AHEAD, now) });
