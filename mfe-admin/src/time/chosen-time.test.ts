import { dayAndTime, lastDayWithin, readTimeAhead } from './chosen-time.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const read = (day: string, time: string) =>
  readTimeAhead({ day, time }, NOW, { leastMinutes: 1, mostDays: 366, event: 'it means' });

it.each([
  ['2026-11-27', '12:01', '2026-11-27T12:01:00.000Z'],
  ['2027-07-01', '09:00', '2027-07-01T08:00:00.000Z'],
])('%s at %s is a moment in UK time', (day, time, at) => {
  expect(read(day, time)).toEqual({ at, note: null });
});

it.each([
  ['2026-11-27', '12:00', 'time', 'Choose a time in the future'],
  ['2026-11-26', '13:00', 'day', 'That day has passed. Choose today or a later day'],
  ['2027-11-29', '09:00', 'day', 'Choose a time at most 366 days ahead: until 28 November 2027'],
  ['', '09:00', 'day', 'Choose a date'],
  ['2026-11-28', '', 'time', 'Choose a time'],
])('%s at %s is refused', (day, time, wrong, why) => {
  expect(read(day, time)).toEqual({ wrong, why });
});

it('knows the last day, by the clock of the United Kingdom', () => {
  expect(lastDayWithin(1, Date.parse('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
  expect(lastDayWithin(1, Date.parse('2026-06-30T23:30:00Z'))).toBe('2026-07-02');
});

it.each([
  ['2026-11-27T09:00:00Z', 'today at 09:00'],
  ['2026-11-28T00:00:00Z', 'tomorrow at 00:00'],
  ['2026-11-30T10:15:00Z', 'Mon 30 Nov at 10:15'],
  ['2026-11-26T23:59:00Z', 'Thu 26 Nov at 23:59'],
  ['2027-07-01T08:00:00Z', 'Thu 1 Jul at 09:00'],
])('%s is %s', (moment, words) => {
  expect(dayAndTime(moment, NOW)).toBe(words);
});
