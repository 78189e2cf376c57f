import { STOCK_STATUSES } from '@forecourt/rules';
import { isAlready, saleOf } from './sale.ts';

it.each(STOCK_STATUSES)('vans set to %s are marked sold only if that is Sold', (status) => {
  expect(saleOf(status)).toEqual({ stockStatus: status, isSold: status === 'Sold' });
});

it.each([
  ['Sold', true, 'Sold', true],
  ['Sold', false, 'Sold', false],
  ['In Stock', true, 'Sold', false],
  ['In Stock', false, 'In Stock', true],
  ['In Stock', true, 'In Stock', false],
] as const)('a van that is %s with the sold mark %s is already %s: %s', (stockStatus, isSold, wanted, already) => {
  expect(isAlready({ stockStatus, isSold }, saleOf(wanted))).toBe(already);
});
