import type { Van } from '../find/van.ts';
import { isRange, type Wish, type Wishes } from './wish.ts';

/** So many times what they would pay: it is no price. */
const FAR = 2;
/** In hundreds of miles nobody counts. */
const LEAST_MILES = 10_000;

const mostOf = (held: Wish | undefined): number => (held !== undefined && isRange(held) ? (held.max ?? 0) : 0);

/** "Under 60k", of vans up to £10,000 or where every van costs less: those are miles, if no word says that it is money. */
export const milesOrPounds = (wish: Wish, held: Wishes, vans: readonly Van[]): Wish => {
  if (!isRange(wish) || wish.kind !== 'price' || wish.max === null || wish.min !== null) return wish;
  const price = Math.max(mostOf(held.get('price')), mostOf(held.get('priceWithVat')));
  const dearest = Math.max(...vans.map(({ pounds }) => pounds));
  const isMiles = price > 0 ? wish.max >= Math.max(price * FAR, LEAST_MILES) : wish.max > dearest;
  return isMiles ? { kind: 'mileage', min: null, max: wish.max } : wish;
};
