import { daysBetween, formatDay, formatDayOfWeek, type IsoDate, weekdayName } from './iso-date.ts';
import { formatTime, type OpeningLine } from './opening-hours.ts';

/** The hours of a single day, in place of those of its day of the week. */
export interface SpecialDay {
  readonly date: IsoDate;
  /** 24-hour "HH:MM"; both null: closed. */
  readonly opens: string | null;
  readonly closes: string | null;
  /** Why, as visitors read it: "Good Friday". */
  readonly reason?: string | undefined;
}

/** The hours of a week, and the days that differ. */
export interface OpeningTimes {
  readonly week: readonly OpeningLine[];
  readonly specialDays: readonly SpecialDay[];
}

/** From opening to closing; null: closed. */
export type HoursOfDay = readonly [opens: string, closes: string] | null;

/** For how many days before a single day visitors are told of it. */
const TOLD_DAYS = 7;

const hoursIn = ({ opens, closes }: Pick<SpecialDay, 'opens' | 'closes'>): HoursOfDay =>
  opens === null || closes === null ? null : [opens, closes];

/** The single day of a date; undefined: it is like every other one of its week. */
export const specialDayOn = <Day extends SpecialDay>(days: readonly Day[], date: IsoDate): Day | undefined =>
  days.find((day) => day.date === date);

/** The hours of a date. */
export function hoursOn({ week, specialDays }: OpeningTimes, date: IsoDate): HoursOfDay {
  const day = specialDayOn(specialDays, date) ?? week.find(({ days }) => days.includes(weekdayName(date)));
  return day ? hoursIn(day) : null;
}

/** The single days from today on, the next one first. @param within so many days from today only. */
export const comingDays = <Day extends SpecialDay>(
  days: readonly Day[],
  today: IsoDate,
  within = Number.POSITIVE_INFINITY,
): Day[] =>
  days
    .filter(({ date }) => date >= today && daysBetween(today, date) <= within)
    .toSorted((one, other) => one.date.localeCompare(other.date));

const reasonOf = ({ reason }: SpecialDay): string => (reason ? ` (${reason})` : '');

const sentenceOf = (day: SpecialDay): string => {
  const [opens, closes] = hoursIn(day) ?? [];
  const when = `on ${formatDayOfWeek(day.date)}${reasonOf(day)}`;
  return opens && closes ? `Open ${formatTime(opens)}–${formatTime(closes)} ${when}` : `Closed ${when}`;
};

/** "Closed today", "Open 9am–12pm today": what is said in place of the hours of the week on a single day; null on every other day. */
export const specialDayToday = (days: readonly SpecialDay[], today: IsoDate): string | null => {
  const day = specialDayOn(days, today);
  if (!day) return null;
  const [opens, closes] = hoursIn(day) ?? [];
  return opens && closes ? `Open ${formatTime(opens)}–${formatTime(closes)} today` : 'Closed today';
};

/** "Closed on Friday 3 April (Good Friday)", "Open 9am–12pm on Saturday 19 December": what visitors are told a week before. */
export const specialDayNotes = (days: readonly SpecialDay[], today: IsoDate, within = TOLD_DAYS): string[] =>
  comingDays(days, today, within).map(sentenceOf);

/** "Friday 3 April 2026: closed (Good Friday)", "Saturday 19 December 2026: 09:00-12:00". */
export const specialDayText = (day: SpecialDay): string =>
  `${weekdayName(day.date)} ${formatDay(day.date)}: ${hoursIn(day)?.join('-') ?? 'closed'}${reasonOf(day)}`;
