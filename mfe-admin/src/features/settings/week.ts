import type { DealershipSettings } from '@forecourt/contracts';

export type OpeningLine = DealershipSettings['salesHours'][number];
type Day = OpeningLine['days'][number];

export const DAYS: readonly Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The times of one day as typed, "HH:MM"; null: closed. */
export type DayHours = { readonly opens: string; readonly closes: string } | null;

/** A week from Monday. */
export type Week = readonly DayHours[];

/** The hours of each day. A day that no line names is closed. */
export const weekOf = (lines: readonly OpeningLine[]): Week =>
  DAYS.map((day) => {
    const { opens = null, closes = null } = lines.find(({ days }) => days.includes(day)) ?? {};
    return opens === null || closes === null ? null : { opens, closes };
  });

/** "Monday to Friday", "Saturday and Sunday". */
export const daysInWords = (days: readonly Day[]): string => {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const isRun = days.length > 2 && DAYS.indexOf(days.at(-1) ?? 'Monday') - DAYS.indexOf(days[0] ?? 'Monday') === days.length - 1;
  return isRun ? `${first} to ${last}` : new Intl.ListFormat('en-GB').format(days);
};

const lineOf = (days: readonly Day[], hours: DayHours, before: readonly OpeningLine[]): OpeningLine => {
  const { opens, closes } = hours ?? { opens: null, closes: null };
  const text = `${daysInWords(days)} ${hours ? `${opens}-${closes}` : 'closed'}`;
  const line = { days: [...days], opens, closes, text };
  const isSame = (other: OpeningLine) => JSON.stringify({ ...other, text: '' }) === JSON.stringify({ ...line, text: '' });
  return before.find(isSame) ?? line;
};

/**
 * The week in lines: days with the same hours share one.
 * @param before the lines until now: what has not changed keeps its words, and closed days are named if they were.
 */
export function linesOf(week: Week, before: readonly OpeningLine[]): OpeningLine[] {
  const groups = new Map<string, { hours: DayHours; days: Day[] }>();
  for (const [index, day] of DAYS.entries()) {
    const hours = week[index] ?? null;
    const key = JSON.stringify(hours);
    const group = groups.get(key) ?? { hours, days: [] };
    groups.set(key, { hours, days: [...group.days, day] });
  }
  const namesClosed = before.some(({ opens }) => opens === null);
  return [...groups.values()]
    .filter(({ hours }) => hours !== null || namesClosed || groups.size === 1)
    .map(({ days, hours }) => lineOf(days, hours, before));
}
