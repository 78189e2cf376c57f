import { isOtherAvailability } from './is-other-availability.ts';

const inStock = { stockStatus: 'In Stock', isSold: false } as const;
const dueIn = { stockStatus: 'Due In', isSold: false } as const;
const reserved = { stockStatus: 'Deposit Taken', isSold: false } as const;
const sold = { stockStatus: 'Sold', isSold: true } as const;

it.each([
  ['is sold', inStock, sold, true],
  ['is marked SOLD', inStock, { ...inStock, isSold: true }, true],
  ['has a deposit taken', inStock, reserved, true],
  ['is sold after its deposit', reserved, sold, true],
  ['is free again', reserved, inStock, true],
  ['loses its sale and keeps a deposit', sold, reserved, true],
  ['has arrived', dueIn, inStock, false],
  ['was marked SOLD and gets the status', { ...inStock, isSold: true }, sold, false],
] as const)('who waits is told of a van that %s: %#', (_what, before, after, told) => {
  expect(isOtherAvailability(before, after)).toBe(told);
});
