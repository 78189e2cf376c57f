import fc from 'fast-check';
import { formatMinutes, momentAfterOpenMinutes, openMinutesBetween } from './opening-clock.ts';

const WEEK = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:30' },
  { days: ['Saturday'], opens: '09:00', closes: '16:00' },
  { days: ['Sunday'], opens: null, closes: null },
];
const TIMES = { week: WEEK, specialDays: [] };
const minutes = (from: string, to: string) => openMinutesBetween(TIMES, Date.parse(from), Date.parse(to));

it.each([
  ['within a day', '2026-11-24T10:00Z', '2026-11-24T10:45Z', 45],
  ['before opening', '2026-11-24T06:00Z', '2026-11-24T09:20Z', 20],
  ['over a night', '2026-11-24T17:00Z', '2026-11-25T09:30Z', 60],
  ['while closed', '2026-11-24T18:00Z', '2026-11-25T08:59Z', 0],
  ['over a weekend', '2026-11-27T17:00Z', '2026-11-30T09:10Z', 30 + 420 + 10],
  ['on a closed day', '2026-11-29T09:00Z', '2026-11-29T17:00Z', 0],
  ['in summer time', '2026-07-06T08:00Z', '2026-07-06T08:30Z', 30],
  ['before opening in summer time', '2026-07-06T07:00Z', '2026-07-06T08:15Z', 15],
  ['over the change to summer time', '2026-03-28T15:30Z', '2026-03-30T08:30Z', 30 + 30],
  ['over the change to winter time', '2026-10-24T14:30Z', '2026-10-26T09:30Z', 30 + 30],
  ['over Christmas and the day after its weekend', '2026-12-24T17:00Z', '2026-12-29T09:30Z', 30 + 420 + 30],
  ['over Easter', '2026-04-02T16:00Z', '2026-04-07T08:30Z', 30 + 420 + 30],
  ['backwards', '2026-11-24T11:00Z', '2026-11-24T10:00Z', 0],
])('counts opening hours %s', (_what, from, to, expected) => {
  expect(minutes(from, to)).toBe(expected);
});

const moments = fc.integer({ min: Date.parse('2024-01-01T00:00Z'), max: Date.parse('2030-01-01T00:00Z') });

it('adds up: what passes until a moment and after it is what passes in all, to a minute', () => {
  fc.assert(
    fc.property(fc.tuple(moments, fc.nat(20 * 86_400_000), fc.nat(20 * 86_400_000)), ([from, first, second]) => {
      const [middle, to] = [from + first, from + first + second];
      const parts = openMinutesBetween(TIMES, from, middle) + openMinutesBetween(TIMES, middle, to);
      expect(openMinutesBetween(TIMES, from, to) - parts).toBeGreaterThanOrEqual(0);
      expect(openMinutesBetween(TIMES, from, to) - parts).toBeLessThanOrEqual(1);
    }),
  );
});

it('finds the moment by which so much has passed', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 5_000 }), (from, wanted) => {
      const moment = momentAfterOpenMinutes(TIMES, from, wanted) ?? 0;
      expect(openMinutesBetween(TIMES, from, moment)).toBe(wanted);
      expect(openMinutesBetween(TIMES, from, moment - 1)).toBe(wanted - 1);
    }),
  );
});

it('has no such moment for a dealer who never opens', () => {
  expect(momentAfterOpenMinutes({ week: [], specialDays: [] }, Date.parse('2026-11-24T10:00Z'), 60)).toBeNull();
});

it.each([
  ['a day that is closed', { date: '2026-11-24', opens: null, closes: null }, '2026-11-23T17:00Z', '2026-11-25T09:15Z', 30 + 15],
  [
    'a day that ends early',
    { date: '2026-11-24', opens: '09:00', closes: '12:00' },
    '2026-11-24T11:30Z',
    '2026-11-25T09:15Z',
    30 + 15,
  ],
  [
    'a Sunday that is open',
    { date: '2026-11-29', opens: '10:00', closes: '12:00' },
    '2026-11-29T09:00Z',
    '2026-11-29T18:00Z',
    120,
  ],
  [
    'a bank holiday that is open',
    { date: '2026-12-28', opens: '10:00', closes: '12:00' },
    '2026-12-28T09:00Z',
    '2026-12-28T18:00Z',
    120,
  ],
])('counts the hours of %s', (_what, day, from, to, expected) => {
  const times = { week: WEEK, specialDays: [day] };
  expect(openMinutesBetween(times, Date.parse(from), Date.parse(to))).toBe(expected);
  const due = momentAfterOpenMinutes(times, Date.parse(from), expected) ?? 0;
  expect(openMinutesBetween(times, Date.parse(from), due)).toBe(expected);
});

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [130, '2 h 10 min'],
])('writes %i minutes as %s', (count, written) => {
  expect(formatMinutes(count)).toBe(written);
});
