import { addDays, type IsoDate } from './iso-date.ts';

const MAX_DAYS = 30;
/** The extension for a complex request (product §9). */
const EXTENSION_DAYS = 60;

/**
 * When a data subject request must be answered (D19): the earlier of 30 days and one calendar month (UK GDPR article 12(3)).
 * A calendar month ends on the same day of the next month, or on its last day if there is no such day.
 * @param received the date of arrival, in the dealership's time zone.
 */
export const dataRequestDueDate = (received: IsoDate): IsoDate => {
  const inThirtyDays = addDays(received, MAX_DAYS);
  const inOneMonth = monthsAfter(received, 1);
  // ISO dates sort as text.
  if (inOneMonth < inThirtyDays) return inOneMonth;
  return inThirtyDays;
};

/**
 * The latest date to which a complex request may be extended: the earlier of 60 days after its due date and three calendar months
 * after its arrival (UK GDPR article 12(3): two further months).
 */
export const latestExtendedDueDate = (received: IsoDate): IsoDate => {
  const inDays = addDays(dataRequestDueDate(received), EXTENSION_DAYS);
  const inMonths = monthsAfter(received, 3);
  if (inMonths < inDays) return inMonths;
  return inDays;
};

const monthsAfter = (date: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // Day 0 of a month is the last day of the previous one.
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
};
