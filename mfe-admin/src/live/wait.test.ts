import { backOffMs } from './wait.ts';

it.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [1, 1, 2_000],
  [5, 1, 32_000],
  [6, 1, 60_000],
  [400, 0, 30_000],
])('after %d failures waits, by chance %d, %d ms', (failures, random, ms) => expect(backOffMs(failures, random)).toBe(ms));
