import type { IsoDate } from './iso-date.ts';

const HOUR = 3_600_000;

/** 01:00 UTC on the last Sunday of a month, when the clocks change. @param month from 0. */
const clockChange = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
};

/** Whether clocks show British Summer Time. @param moment Unix milliseconds. */
export const isSummerTime = (moment: number): boolean => {
  const year = new Date(moment).getUTCFullYear();
  return moment >= clockChange(year, 2) && moment < clockChange(year, 9);
};

/** What a clock in the United Kingdom shows. */
export interface UkClock {
  readonly day: IsoDate;
  /** "09:30" */
  readonly time: string;
}

/** @param moment Unix milliseconds. */
export const ukClock = (moment: number): UkClock => {
  const shown = new Date(moment + (isSummerTime(moment) ? HOUR : 0)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};

/** The calendar day in the United Kingdom. @param moment Unix milliseconds. */
export const ukDay = (moment: number): IsoDate => ukClock(moment).day;

/**
 * When a clock in the United Kingdom shows this, in Unix milliseconds, earliest first: never in the hour that spring skips, and twice
 * in the hour that autumn repeats.
 */
export const momentsOf = ({ day, time }: UkClock): readonly number[] => {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  return [asUtc - HOUR, asUtc].filter((moment) => {
    const shown = ukClock(moment);
    return shown.day === day && shown.time === time;
  });
};
