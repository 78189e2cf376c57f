import {
  formatDayOfWeek,
  formatTime,
  hoursOn,
  momentsOf,
  type OpeningTimes,
  openMinutesBetween,
  ukClock,
} from '@forecourt/rules';

const MINUTE_MS = 60_000;

/** "We are closed on Sunday 29 November."; null if the dealership is open at a moment, in Unix milliseconds. */
export function closedThen(times: OpeningTimes, at: number): string | null {
  const isOpen = (moment: number): boolean => openMinutesBetween(times, moment, moment + MINUTE_MS) > 0;
  const { day, time } = ukClock(at);
  const [minute = at] = momentsOf({ day, time });
  if (isOpen(minute)) return null;
  const hours = hoursOn(times, day);
  const [opens] = hours ? momentsOf({ day, time: hours[0] }) : [];
  // The week has hours for a bank holiday too, but nobody is there.
  if (hours === null || opens === undefined || !isOpen(opens)) return `We are closed on ${formatDayOfWeek(day)}.`;
  return `We are closed then: on ${formatDayOfWeek(day)} we are open ${formatTime(hours[0])}–${formatTime(hours[1])}.`;
}
