const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const words = new Intl.RelativeTimeFormat('en-GB');

/** "3 hours ago", in the largest unit that is at least one. @param now Unix milliseconds. */
export function since(moment: string, now: number): string {
  const passed = now - Date.parse(moment);
  for (const [unit, length] of UNITS) {
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  }
  return 'just now';
}
