import { duration } from './duration.ts';

it.each([
  [0, '0 seconds'],
  [0.004, '0.1 seconds'],
  [0.31, '0.4 seconds'],
  [1, '1 second'],
  [40.2, '40 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '119 minutes'],
  [7_200, '2 hours'],
  [172_800, '2 days'],
])('%d s is %s', (seconds, expected) => {
  expect(duration(seconds)).toBe(expected);
});
