import { daysLeft } from './days-left.ts';

const until = '2026-12-24T10:00:00.000Z';

it.each([
  ['2026-11-24T10:00:00.000Z', '30 days left'],
  ['2026-11-24T09:59:00.000Z', '30 days left'],
  ['2026-11-24T10:00:01.000Z', '30 days left'],
  ['2026-11-25T10:00:00.000Z', '29 days left'],
  ['2026-12-22T22:00:01.000Z', '1 day left'],
  ['2026-12-23T10:00:00.000Z', '1 day left'],
  ['2026-12-23T10:00:01.000Z', 'less than a day left'],
  ['2026-12-25T10:00:00.000Z', 'less than a day left'],
])('at %s a van that can be restored until 24 December has %s', (now, words) => {
  expect(daysLeft({ restorableUntil: until }, Date.parse(now))).toBe(words);
});
