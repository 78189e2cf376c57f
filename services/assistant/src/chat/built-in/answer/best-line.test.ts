import { vanOf } from '../find/van.ts';
import { CADDY, CRAFTER, stockOf } from '../testing/some-stock.ts';
import { bestLine } from './best-line.ts';

const vans = [...stockOf([CADDY, CRAFTER]).vans].map(vanOf);

it('names the one that was asked for', () => {
  expect(bestLine(vans, 'cheapest')).toEqual(['Of these, the 2022 Volkswagen Caddy Maxi Cargo is the cheapest.']);
});

it('says nothing where none is ahead', () => {
  expect(bestLine([...vans.slice(0, 1), ...vans.slice(0, 1)], 'cheapest')).toEqual([]);
});
