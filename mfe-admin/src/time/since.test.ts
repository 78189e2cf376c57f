import { since } from './since.ts';

const now = Date.parse('2026-07-05T12:00:00Z');

it.each([
  ['2026-07-05T12:00:30Z', 'just now'],
  ['2026-07-05T11:59:31Z', 'just now'],
  ['2026-07-05T11:59:00Z', '1 minute ago'],
  ['2026-07-05T11:00:01Z', '59 minutes ago'],
  ['2026-07-05T11:00:00Z', '1 hour ago'],
  ['2026-07-05T09:00:00Z', '3 hours ago'],
  ['2026-07-04T12:00:01Z', '23 hours ago'],
  ['2026-07-04T12:00:00Z', '1 day ago'],
  ['2026-06-29T12:00:00Z', '6 days ago'],
  ['2026-06-28T12:00:00Z', '1 week ago'],
  ['2026-06-01T12:00:00Z', '1 month ago'],
  ['2024-07-05T12:00:00Z', '2 years ago'],
])('%s is %s', (moment, expected) => {
  expect(since(moment, now)).toBe(expected);
});
