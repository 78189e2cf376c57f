import fc from 'fast-check';
import { momentsOf, ukClock } from './uk-time.ts';

const moments = (day: string, time: string) => momentsOf({ day, time }).map((moment) => new Date(moment).toISOString());

it.each([
  ['in winter', '2026-01-15', '09:30', ['2026-01-15T09:30:00.000Z']],
  ['in summer', '2026-07-15', '09:30', ['2026-07-15T08:30:00.000Z']],
  ['at midnight in summer', '2026-07-15', '00:00', ['2026-07-14T23:00:00.000Z']],
  ['before the clocks go forward', '2026-03-29', '00:59', ['2026-03-29T00:59:00.000Z']],
  ['in the hour that spring skips', '2026-03-29', '01:00', []],
  ['at the end of that hour', '2026-03-29', '01:59', []],
  ['after the clocks have gone forward', '2026-03-29', '02:00', ['2026-03-29T01:00:00.000Z']],
  ['before the clocks go back', '2026-10-25', '00:59', ['2026-10-24T23:59:00.000Z']],
  ['in the hour that autumn repeats', '2026-10-25', '01:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['after the clocks have gone back', '2026-10-25', '02:00', ['2026-10-25T02:00:00.000Z']],
  ['of no day', '', '09:30', []],
  ['on a day that is not', '2026-02-30', '09:30', []],
  ['of no time', '2026-07-15', '', []],
])('a time %s: %s %s', (_when, day, time, expected) => {
  expect(moments(day, time)).toEqual(expected);
});

it('agrees with the time zone that the system knows, at any minute', () => {
  const london = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/London' });
  const minute = fc.integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  fc.assert(
    fc.property(minute, (minutes) => {
      const moment = minutes * 60_000;
      const shown = ukClock(moment);
      expect(`${shown.day} ${shown.time}`).toBe(london.format(moment));
      expect(momentsOf(shown)).toContain(moment);
      expect(momentsOf(shown).length).toBeLessThanOrEqual(2);
    }),
  );
});
