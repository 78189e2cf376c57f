import { fitting, ranked } from '../built-in/find/search.ts';
import type { Van } from '../built-in/find/van.ts';
import { wishTest } from '../built-in/find/wish-test.ts';
import type { Reading } from '../built-in/understand/reading.ts';
import { compared } from '../built-in/wishes/compare.ts';
import { type Wish, wishKey } from '../built-in/wishes/wish.ts';

/** A clause's statement about vans, parsed like a visitor's message. */
type Claim = Pick<Reading, 'wishes' | 'order' | 'comparison'>;

const isNegative = (wish: Wish): boolean => 'not' in wish && wish.not;

/**
 * Whether a claim is true of all these vans.
 * @param among the vans that a superlative refers to
 * @param isDenied whether the clause is negative; then what it denies must have been understood
 */
export const isTrueOf = (
  { wishes, order, comparison }: Claim,
  vans: readonly Van[],
  among: Iterable<Van>,
  isDenied: boolean,
): boolean => {
  const [first, second] = vans;
  if (first === undefined) return false;
  if (order !== null && ranked([first, ...among], new Map(), order, 1)[0] !== first) return false;
  if (comparison !== null) {
    const [bound] = second === undefined ? [] : compared(comparison, [second]).ways;
    if (bound === undefined || !wishTest(bound, true)(first)) return false;
  }
  if (isDenied && wishes.length > 0 && !wishes.some(isNegative)) return false;
  return wishes.every((wish) => vans.every(wishTest(wish, true)));
};

/** Whether the stock has such a van or, if the claim is denied, has none. */
export const isTrueOfStock = ({ wishes, order, comparison }: Claim, available: readonly Van[], isDenied: boolean): boolean => {
  if (order !== null || comparison !== null) return false;
  if (wishes.length === 0) return true;
  const wanted = wishes.map((wish): Wish => (isDenied && 'not' in wish ? { ...wish, not: false } : wish));
  const has = fitting(available, new Map(wanted.map((wish) => [wishKey(wish), wish]))).length > 0;
  return has !== isDenied;
};
