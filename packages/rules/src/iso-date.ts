/** A calendar date without time or zone: "2026-03-14". */
export type IsoDate = string;

const DAY = 86_400_000;
/** In English, from January. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "Friday". */
export const weekdayName = (date: IsoDate): string => WEEKDAY_NAMES[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

/** "Friday 3 April". */
export const formatDayOfWeek = (date: IsoDate): string =>
  `${weekdayName(date)} ${Number(date.slice(8))} ${MONTH_NAMES[Number(date.slice(5, 7)) - 1]}`;

/** Days since 1970-01-01, in UTC so that daylight saving has no effect. */
const dayNumber = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`) / DAY;

const fromDayNumber = (day: number): IsoDate => new Date(day * DAY).toISOString().slice(0, 10);

/** Whole days from one date to another; negative if `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from);

export const addDays = (date: IsoDate, days: number): IsoDate => fromDayNumber(dayNumber(date) + days);

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

/** The number of ISO weeks (Monday to Sunday) since the week of 1970-01-01. */
export const isoWeekNumber = (date: IsoDate): number => {
  const daysFromThursdayToMonday = 3;
  return Math.floor((dayNumber(date) + daysFromThursdayToMonday) / 7);
};

/** "14 March 2024". */
export const formatDay = (date: IsoDate): string => `${Number(date.slice(8))} ${formatMonth(date)}`;

/** "March 2024". Not Intl, because its output differs between server and browser builds. */
export const formatMonth = (date: IsoDate): string => `${MONTH_NAMES[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** The last day of a date's month, or of a month so many months later or earlier. */
export const monthEnd = (date: IsoDate, months = 0): IsoDate =>
  new Date(Date.UTC(yearOf(date), Number(date.slice(5, 7)) + months, 0)).toISOString().slice(0, 10);
