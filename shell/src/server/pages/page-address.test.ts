import fc from 'fast-check';
import { pageAddress } from './page-address.ts';

const READ = ['make', 'sortBy'];
const address = (query: string) => pageAddress('/vehicles', new URLSearchParams(query), READ);

it.each([
  ['', '/vehicles'],
  ['utm_source=x&gclid=1', '/vehicles'],
  ['make=Ford&utm_source=x', '/vehicles?make=Ford'],
  ['sortBy=price_asc&make=Ford', '/vehicles?make=Ford&sortBy=price_asc'],
  ['make=&sortBy=price_asc', '/vehicles?sortBy=price_asc'],
  ['make=Citroën,Ford', '/vehicles?make=Citro%C3%ABn%2CFord'],
  ['make=Ford&make=Iveco', '/vehicles?make=Ford&make=Iveco'],
])('the query %p makes the page %p', (query, expected) => {
  expect(address(query)).toBe(expected);
});

it('depends neither on the order of different keys nor on keys that are not read', () => {
  const value = fc.string({ minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(value, value, fc.array(fc.tuple(fc.string(), value)), (make, sortBy, others) => {
      const rest = others.filter(([key]) => !READ.includes(key));
      const one = new URLSearchParams([['make', make], ...rest, ['sortBy', sortBy]]);
      const two = new URLSearchParams([
        ['sortBy', sortBy],
        ['make', make],
      ]);
      expect(pageAddress('/vehicles', one, READ)).toBe(pageAddress('/vehicles', two, READ));
    }),
  );
});
