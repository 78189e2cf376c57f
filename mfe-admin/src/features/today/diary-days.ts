import type { DiaryEntry } from '@forecourt/contracts';
import { addDays, formatDayOfWeek, ukDay } from '@forecourt/rules';

/** A day of the diary; calls that are overdue stand together before the first. */
export interface DiaryDay {
  readonly title: string;
  readonly isOverdue: boolean;
  readonly entries: readonly DiaryEntry[];
}

/** Whether a call should have been made by now. @param now Unix milliseconds. */
export const isOverdueCall = ({ what, at }: DiaryEntry, now: number): boolean => what === 'call' && Date.parse(at) < now;

/** The diary by day, in UK time. @param entries by time. @param now Unix milliseconds. */
export function diaryDays(entries: readonly DiaryEntry[], now: number): readonly DiaryDay[] {
  const overdue = entries.filter((entry) => isOverdueCall(entry, now));
  const ahead = entries.filter((entry) => !isOverdueCall(entry, now));
  const days = new Map<string, DiaryEntry[]>();
  for (const entry of ahead) {
    const day = ukDay(Date.parse(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [
    ...(overdue.length > 0 ? [{ title: 'Overdue', isOverdue: true, entries: overdue }] : []),
    ...[...days].map(([day, some]) => ({ title: titleOf(day, ukDay(now)), isOverdue: false, entries: some })),
  ];
}

/** "Today, Saturday 28 November". */
function titleOf(day: string, today: string): string {
  const date = formatDayOfWeek(day);
  const near = { [today]: 'Today', [addDays(today, 1)]: 'Tomorrow' }[day];
  return near ? `${near}, ${date}` : date;
}
