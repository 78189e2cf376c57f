import { isUnlikelyForVan, isUnlikelyMileage, isUnlikelyPrice, isUnlikelyToHaveRun } from './unlikely-change.ts';

it.each([
  [12_995, 1_299, true],
  [18_495, 17_995, false],
  [10_000, 8_000, false],
  [9_495, 5_697, true],
  [10_000, 12_500, false],
  [9_000, 12_000, true],
  [0, 18_000, false],
])('tells whether £%i → £%i is asked about: %s', (before, now, isSlip) => {
  expect(isUnlikelyPrice(before, now)).toBe(isSlip);
});

it.each([
  [54_800, 5_480, true],
  [40, 400, false],
  [54_800, 61_000, false],
])('tells whether %i → %i miles is probably a slip: %s', (before, now, isSlip) => {
  expect(isUnlikelyMileage(before, now)).toBe(isSlip);
});

it.each([
  [1_299, 8, true],
  [1_299, 14, false],
  [4_900, 0, true],
  [5_200, 0, false],
  [299, 30, true],
  [350, 30, false],
  [151_000, 0, true],
  [38_000, -1, false],
])('tells whether £%i for a van of %i years is probably a slip: %s', (pounds, years, isSlip) => {
  expect(isUnlikelyForVan(pounds, years)).toBe(isSlip);
});

it.each([
  [624_000, 4, true],
  [499_000, 4, false],
  [0, 2, true],
  [0, 1, false],
  [12, 6, false],
])('tells whether %i miles of a used van of %i years are probably a slip: %s', (miles, years, isSlip) => {
  expect(isUnlikelyToHaveRun(miles, years)).toBe(isSlip);
});
