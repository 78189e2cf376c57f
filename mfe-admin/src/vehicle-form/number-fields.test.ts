import fc from 'fast-check';
import { enteredNumber, enteredPrice, type NumberField, numberFault, shownNumber, tidyNumber } from './number-fields.ts';

it.each<[NumberField, string, number, string]>([
  ['mileage', '54,321 miles', 54_321, '54,321'],
  ['mileage', '45k', 45_000, '45,000'],
  ['payload', '1,200 kg', 1_200, '1,200'],
  ['payload', '1.2t', 1_200, '1,200'],
  ['grossWeight', '3.5t', 3_500, '3,500'],
  ['height', '2.1 m', 2_100, '2,100'],
  ['price', '14k', 14_000, '14,000'],
  ['price', '£ 28 995.5', 28_995.5, '28,995.50'],
  ['year', '70 plate', 2_020, '2020'],
  ['engineSize', '2.0', 2, '2'],
])('%s “%s” is %d and then shown as “%s”', (name, typed, number, shown) => {
  expect(enteredNumber(name, typed)).toBe(number);
  expect(tidyNumber(name, typed)).toBe(shown);
  expect(numberFault(name, typed)).toBeNull();
});

it.each<[NumberField, string, string]>([
  ['mileage', 'unknown', 'Enter miles, for example 45,000 or 45k'],
  ['monthlyPrice', 'abc', 'Enter whole pounds a month, for example 250'],
  ['loadLength', 'abc', 'Enter a length, for example 3,400 mm or 3.4 m'],
  ['payload', '-5', 'Enter a weight, for example 1,200 kg or 1.2 t'],
  ['seats', 'three', 'Enter a number of seats, for example 3'],
])('%s “%s” stays what was typed, and is told: %s', (name, typed, sentence) => {
  expect(enteredNumber(name, typed)).toBe(typed);
  expect(tidyNumber(name, typed)).toBe(typed);
  expect(numberFault(name, typed)).toBe(sentence);
});

it('is not known where nothing is typed', () => {
  expect([enteredNumber('mileage', ' '), enteredPrice(''), numberFault('mileage', ''), shownNumber('mileage', null)]).toEqual([
    null,
    null,
    null,
    '',
  ]);
});

it('keeps every stored price and every number as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (pence) => {
      const price = `${Math.trunc(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
      expect(enteredPrice(shownNumber('price', Number(price)))).toBe(price);
      expect(enteredNumber('mileage', shownNumber('mileage', pence))).toBe(pence);
    }),
  );
});
