import fc from 'fast-check';
import { editedPrice, enteredNumber, enteredPrice } from './entered-number.ts';

it.each<[string, number | null]>([
  ['', null],
  ['   ', null],
  ['0', 0],
  ['18420', 18_420],
  ['18,420', 18_420],
  ['£ 18 420', 18_420],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['-5', -5],
  ['n/a', 0],
  ['12mm', 0],
  ['1e3', 0],
  ['Infinity', 0],
  ['--2', 0],
])('%j is the number %j', (typed, number) => {
  expect(enteredNumber(typed)).toBe(number);
});

it.each<[string, string | null]>([
  ['', null],
  ['28995', '28995.00'],
  ['£28,995.5', '28995.50'],
  ['28995.', '28995.00'],
  ['about 20 grand', '0.00'],
  ['28995.555', '28995.555'],
  ['123456789', '123456789'],
  ['-1', '-1'],
])('%j is the price %j', (typed, price) => {
  expect(enteredPrice(typed)).toBe(price);
});

it('keeps every stored price and every number as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (pence) => {
      const price = `${Math.trunc(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;
      expect(enteredPrice(editedPrice(price))).toBe(price);
      expect(enteredNumber(String(pence))).toBe(pence);
    }),
  );
});
