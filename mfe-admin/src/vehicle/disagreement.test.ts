import { disagreement } from './disagreement.ts';

it.each([
  [false, 'In Stock', null],
  [true, 'Sold', null],
  [true, 'In Stock', 'Marked SOLD, but the status says In Stock. Visitors see both.'],
  [false, 'Sold', 'The status says Sold, but it is not marked SOLD. Visitors still see its price.'],
])('sold %s with status %s is told to staff', (isSold, stockStatus, said) => {
  expect(disagreement(isSold, stockStatus)).toBe(said);
});
