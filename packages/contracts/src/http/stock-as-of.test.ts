import { isAsRecentAs, streamPosition } from './stock-as-of.ts';

const FIRST = '2026-03-14T09:00:00.123456789Z';
const SECOND = '2026-03-15T09:00:00.123456789Z';

it.each([
  [streamPosition(FIRST, 12), streamPosition(FIRST, 12), true],
  [streamPosition(FIRST, 13), streamPosition(FIRST, 12), true],
  [streamPosition(FIRST, 9), streamPosition(FIRST, 12), false],
  [streamPosition(FIRST, 900), streamPosition(SECOND, 12), false],
  [null, streamPosition(FIRST, 12), false],
  [streamPosition(FIRST, 12), null, false],
  ['nonsense', streamPosition(FIRST, 12), false],
  ['', '', false],
])('an answer as of %p may be kept by who has heard until %p: %p', (answer, own, expected) => {
  expect(isAsRecentAs(answer, own)).toBe(expected);
});
