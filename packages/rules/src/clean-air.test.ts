import { cleanAirText, euroLevel, isCleanAir } from './clean-air.ts';

it.each<[string | undefined, number | null]>([
  ['Euro 6', 6],
  ['EURO 6', 6],
  ['euro6', 6],
  ['6', 6],
  ['6d-TEMP', 6],
  ['Euro 5b', 5],
  ['Euro VI', 6],
  ['EURO-V', 5],
  ['Euro IV', 4],
  ['Euro 0', null],
  ['not known', null],
  ['Various', null],
  ['', null],
  [undefined, null],
])('the standard recorded as %p is %p', (recorded, level) => {
  expect(euroLevel(recorded)).toBe(level);
});

it.each<[string | null, string | undefined, boolean]>([
  ['Diesel', 'Euro 6', true],
  ['Diesel', 'Euro 5', false],
  ['Diesel', undefined, false],
  ['Petrol', 'Euro 4', true],
  ['Petrol', 'Euro 6', true],
  ['Petrol', 'Euro 3', false],
  ['Petrol', undefined, false],
  ['Electric', undefined, true],
  ['Hybrid', 'Euro 6', true],
  ['Hybrid', 'Euro 5', false],
  ['LPG', 'Euro 5', false],
  [null, 'Euro 6', false],
])('%s with %s enters a clean air zone free: %p', (fuelType, euroStatus, expected) => {
  expect(isCleanAir({ fuelType, euroStatus })).toBe(expected);
});

it.each<[string | null, string | undefined, RegExp | null]>([
  ['Diesel', 'Euro 6', /: no charge$/],
  ['Electric', undefined, /: no charge$/],
  ['Diesel', 'Euro 5', /may charge/],
  ['Diesel', undefined, null],
  [null, 'Euro 6', null],
])('the buyer of a %s van with %s is told: %p', (fuelType, euroStatus, expected) => {
  const text = cleanAirText({ fuelType, euroStatus });
  if (expected === null) expect(text).toBeNull();
  else expect(text).toMatch(expected);
});
