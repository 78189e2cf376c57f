import { soldWords } from './sold-words.ts';

it.each([
  [true, 'Sold', 'This van is marked SOLD.'],
  [true, 'In Stock', 'This van is marked SOLD.'],
  [false, 'Sold', 'The stock status of this van is Sold.'],
  [false, 'In Stock', null],
  [false, 'Deposit Taken', null],
])('of a van whose mark is %p and whose status is %s', (isSold, stockStatus, words) => {
  expect(soldWords({ isSold, stockStatus })).toBe(words);
});
