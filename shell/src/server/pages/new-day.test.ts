import { jest } from '@jest/globals';
import { onNewDay } from './new-day.ts';

/** [now, how many hours pass, how often a day begins in London meanwhile] */
const CASES = [
  ['2026-01-15T22:30:00Z', 1, 0],
  ['2026-01-15T22:30:00Z', 2, 1],
  ['2026-07-15T21:30:00Z', 1, 0],
  ['2026-07-15T22:30:00Z', 1, 1],
  ['2026-10-24T12:00:00Z', 48, 2],
] as const;

afterEach(() => {
  jest.useRealTimers();
});

it.each(CASES)('from %s over %d hours a day begins %d times', (now, hours, times) => {
  jest.useFakeTimers({ now: new Date(now) });
  let begun = 0;
  const stop = onNewDay(() => {
    begun += 1;
  });
  jest.advanceTimersByTime(hours * 3_600_000);
  expect(begun).toBe(times);
  stop();
});
