import { addDays, type IsoDate, yearOf } from './iso-date.ts';

const weekday = (day: IsoDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Easter Sunday in the Gregorian calendar (the Anonymous algorithm). */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
  const days = epact + sunday - 7 * correction + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** The first Monday from a day on. */
const mondayFrom = (day: IsoDate): IsoDate => addDays(day, (8 - weekday(day)) % 7);

/** A day, or the Monday after it if it is at a weekend. */
const orMonday = (day: IsoDate): IsoDate => ([0, 6].includes(weekday(day)) ? mondayFrom(day) : day);

/** Christmas and Boxing Day, or what stands in for them. */
const christmas = (year: number): IsoDate[] => {
  const day = weekday(`${year}-12-25`);
  if (day === 5) return [`${year}-12-25`, `${year}-12-28`];
  if (day === 6 || day === 0) return day === 6 ? [`${year}-12-27`, `${year}-12-28`] : [`${year}-12-26`, `${year}-12-27`];
  return [`${year}-12-25`, `${year}-12-26`];
};

/** The bank holidays of England and Wales that recur (Banking and Financial Dealings Act 1971); single ones are proclaimed. */
export const bankHolidays = (year: number): readonly IsoDate[] => [
  orMonday(`${year}-01-01`),
  addDays(easterSunday(year), -2),
  addDays(easterSunday(year), 1),
  mondayFrom(`${year}-05-01`),
  mondayFrom(`${year}-05-25`),
  mondayFrom(`${year}-08-25`),
  ...christmas(year),
];

export const isBankHoliday = (day: IsoDate): boolean => bankHolidays(yearOf(day)).includes(day);
