import { readCanary } from './release.ts';

it('reads the steps of a trial and their length, of five minutes by default', () => {
  expect(readCanary('10,30,100', '2m')).toEqual({ steps: [10, 30, 100], everySeconds: 120 });
  expect(readCanary('50', undefined)).toEqual({ steps: [50], everySeconds: 300 });
  expect(readCanary(undefined, undefined)).toBeUndefined();
});

it.each([
  ['10,x', '2m', '--canary is "10,x"'],
  ['0,10', '2m', '--canary is "0,10"'],
  ['10,5', '2m', '--canary is "10,5"'],
  ['10', '0s', 'a step takes a second at least'],
  ['10', '2 days', '--every is "2 days"'],
  [undefined, '2m', 'say the steps too'],
])('says what is wrong with --canary %s --every %s', (steps, every, expected) => {
  expect(() => readCanary(steps, every)).toThrow(expected);
});
