import { addDays, formatDay, momentAfterOpenMinutes, type OpeningTimes, ukDay, weekdayName } from '@forecourt/rules';
import { timeInWords } from './moment-in-words.ts';

/** A day of the week names one day only within so many days. */
const WEEK_DAYS = 7;

/** "We open at 08:30 on Monday": when the showroom opens next; null while it is open, or for a dealer who never opens. */
export function clockStart(hours: OpeningTimes, now: number): string | null {
  const opens = momentAfterOpenMinutes(hours, now, 0);
  if (opens === null || opens <= now) return null;
  return `We open at ${timeInWords(new Date(opens).toISOString())} ${dayInWords(ukDay(opens), ukDay(now))}`;
}

function dayInWords(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return `on ${day < addDays(today, WEEK_DAYS) ? weekdayName(day) : formatDay(day)}`;
}
