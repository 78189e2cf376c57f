import { vanOf } from '../find/van.ts';
import { CADDY, CRAFTER, CUSTOM, SOME_STOCK, stockOf } from '../testing/some-stock.ts';
import { advantagesOf } from './strengths.ts';

const vans = new Map([...stockOf(SOME_STOCK).vans].map((stocked) => [stocked.vehicle.id, vanOf(stocked)]));
const van = ({ id }: { readonly id: number }) => {
  const found = vans.get(id);
  if (found === undefined) throw new Error('no such van');
  return found;
};

describe('what speaks for a van', () => {
  it('is said of either of two', () => {
    expect(advantagesOf(van(CADDY), [van(CADDY), van(CRAFTER)])).toEqual(['is cheaper']);
    expect(advantagesOf(van(CRAFTER), [van(CADDY), van(CRAFTER)])).toEqual([
      'is newer',
      'has done fewer miles',
      'carries more weight',
      'has more room inside',
    ]);
  });

  it('is said of the best of three', () => {
    expect(advantagesOf(van(CADDY), [van(CADDY), van(CRAFTER), van(CUSTOM)])).toEqual(['is the cheapest']);
  });
});
