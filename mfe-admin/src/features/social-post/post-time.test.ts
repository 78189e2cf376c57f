import { readPostTime } from './post-time.ts';

const read = (day: string, time: string, now: string) => {
  const found = readPostTime({ day, time }, Date.parse(now));
  return 'at' in found ? found.at : `${found.wrong}: ${found.why}`;
};

it.each([
  ['in winter', '2026-11-28', '09:00', '2026-11-27T12:00:00Z', '2026-11-28T09:00:00.000Z'],
  ['in summer', '2026-07-15', '09:00', '2026-07-14T12:00:00Z', '2026-07-15T08:00:00.000Z'],
  ['of summer, chosen in winter', '2026-03-30', '09:00', '2026-03-20T12:00:00Z', '2026-03-30T08:00:00.000Z'],
  ['in five minutes', '2026-11-27', '12:05', '2026-11-27T12:00:00Z', '2026-11-27T12:05:00.000Z'],
  ['in 60 days', '2027-01-26', '12:00', '2026-11-27T12:00:00Z', '2027-01-26T12:00:00.000Z'],
])('a time %s', (_what, day, time, now, at) => {
  expect(read(day, time, now)).toBe(at);
});

it.each([
  ['without a date', '', '09:00', 'day: Choose a date'],
  ['without a time', '2026-11-28', '', 'time: Choose a time'],
  ['in less than five minutes', '2026-11-27', '12:04', 'time: Choose a time at least 5 minutes from now'],
  ['on a day before', '2026-11-26', '12:00', 'day: That day has passed. Choose today or a later day'],
  ['in more than 60 days', '2027-01-26', '12:01', 'day: Choose a time at most 60 days ahead: until 26 January 2027'],
])('a time %s is refused', (_what, day, time, refusal) => {
  expect(read(day, time, '2026-11-27T12:00:00Z')).toBe(refusal);
});

it('the hour that spring skips is refused', () => {
  expect(read('2026-03-29', '01:30', '2026-03-20T12:00:00Z')).toBe(
    'time: The clocks go forward on 29 March 2026, and 1.30am is left out. Choose a time from 2am',
  );
});

it.each([
  ['first', '2026-10-20T12:00:00Z', '2026-10-25T00:30:00.000Z'],
  ['second', '2026-10-25T00:31:00Z', '2026-10-25T01:30:00.000Z'],
])('of the hour that autumn repeats the %s is taken, and said', (which, now, at) => {
  expect(readPostTime({ day: '2026-10-25', time: '01:30' }, Date.parse(now))).toEqual({
    at,
    note: `The clocks go back on 25 October 2026, and 1.30am comes twice: the post goes out the ${which} time.`,
  });
});
