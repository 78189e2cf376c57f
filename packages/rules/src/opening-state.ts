import { addDays, formatDayOfWeek, type IsoDate, weekdayName } from './iso-date.ts';
import { hoursOn, type OpeningTimes } from './opening-days.ts';
import { formatTime } from './opening-hours.ts';

/** The next opening is looked for among so many days. */
const LONGEST_CLOSURE_DAYS = 31;

/** "tomorrow", "Monday"; a day of a later week with its date. */
const dayAhead = (date: IsoDate, ahead: number): string => {
  if (ahead === 1) return 'tomorrow';
  return ahead > 7 ? `on ${formatDayOfWeek(date)}` : weekdayName(date);
};

/**
 * "Open now, until 5.30pm", "Closed, opens at 9am", "Closed, opens Monday at 9am".
 * @param today the date at the dealership. @param time the 24-hour time there: "09:05".
 */
export function openingState(times: OpeningTimes, today: IsoDate, time: string): string {
  for (let ahead = 0; ahead <= LONGEST_CLOSURE_DAYS; ahead++) {
    const date = addDays(today, ahead);
    const hours = hoursOn(times, date);
    if (hours === null) continue;
    const [opens, closes] = hours;
    if (ahead > 0) return `Closed, opens ${dayAhead(date, ahead)} at ${formatTime(opens)}`;
    if (time < opens) return `Closed, opens at ${formatTime(opens)}`;
    if (time < closes) return `Open now, until ${formatTime(closes)}`;
  }
  return 'Closed';
}
