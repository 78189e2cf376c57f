import { addDays, type IsoDate } from './iso-date.ts';

const LONGEST_DAYS = 30;
/** How much longer a complex one may take (product §9). */
const EXTENSION_DAYS = 60;

/**
 * By when a data subject request is answered (D19): the earlier of 30 days and one calendar month (UK GDPR article 12(3)).
 * A month ends on the same day of the next one, or on its last day where it has no such day.
 * @param received the day it came in, in the dealership's own time zone.
 */
export const dataRequestDueDate = (received: IsoDate): IsoDate => {
  const inThirtyDays = addDays(received, LONGEST_DAYS);
  const inOneMonth = monthsAfter(received, 1);
  // ISO dates sort as text.
  if (inOneMonth < inThirtyDays) return inOneMonth;
  return inThirtyDays;
};

/**
 * The latest day to which a complex request may be extended: the earlier of 60 days after its due date and three calendar
 * months after it came in (UK GDPR article 12(3): two further months).
 */
export const latestExtendedDueDate = (received: IsoDate): IsoDate => {
  const inDays = addDays(dataRequestDueDate(received), EXTENSION_DAYS);
  const inMonths = monthsAfter(received, 3);
  if (inMonths < inDays) return inMonths;
  return inDays;
};

const monthsAfter = (date: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // Day 0 of the month after is the last day of the one meant.
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
};
