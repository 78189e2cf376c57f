import { valuesOf } from './form-values.ts';
import { estimateFor, staleMonthlyPrice } from './monthly-price.ts';
import { BARE } from './testing/vehicles.ts';

const terms = { annualRatePercent: 12, termMonths: 60, deposit: 5000 };
const van = { ...BARE, price: '14250.00', monthlyPrice: 199 };
const form = (typed: object) => ({ ...valuesOf(van), ...typed });

it.each([
  ['14995', 222],
  ['5,000', 0],
  ['', null],
])('the estimate for the price %p is %p', (typed, estimate) => {
  expect(estimateFor(typed, terms)).toBe(estimate);
});

it.each([
  ['a price changed beneath a monthly price set by hand', { price: '14995' }, { stored: 199, estimate: 222 }],
  ['nothing changed', {}, null],
  ['the price written otherwise', { price: '14,250.00' }, null],
  ['a monthly price typed with it', { price: '14995', monthlyPrice: '210' }, null],
  ['no monthly price', { price: '14995', monthlyPrice: '' }, null],
  ['a price without finance', { price: '4500' }, null],
])('asks about the monthly price after %s: %j', (_what, typed, expected) => {
  expect(staleMonthlyPrice(van, form(typed), terms)).toEqual(expected);
});
