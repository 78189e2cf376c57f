import { addDays, type IsoDate } from './iso-date.ts';

const LONGEST_DAYS = 30;

/**
 * By when a data subject request is answered (D19): the earlier of 30 days and one calendar month (UK GDPR article 12(3)).
 * A month ends on the same day of the next one, or on its last day where it has no such day.
 * @param received the day it came in, in the dealership's own time zone.
 */
export const dataRequestDueDate = (received: IsoDate): IsoDate => {
  const inThirtyDays = addDays(received, LONGEST_DAYS);
  const inOneMonth = oneMonthAfter(received);
  // ISO dates sort as text.
  if (inOneMonth < inThirtyDays) return inOneMonth;
  return inThirtyDays;
};

const oneMonthAfter = (date: IsoDate): IsoDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // Day 0 of the month after the next is the last day of the next.
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0));
  lastOfNext.setUTCDate(Math.min(day, lastOfNext.getUTCDate()));
  return lastOfNext.toISOString().slice(0, 10);
};
