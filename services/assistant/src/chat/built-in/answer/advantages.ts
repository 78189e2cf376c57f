import type { Van } from '../find/van.ts';
import { isAhead } from '../say/strengths.ts';
import { listed } from '../say/words.ts';
import type { RangeKind } from '../wishes/wish.ts';

interface Advantage {
  readonly measure: RangeKind;
  /** Whether more of it is better. */
  readonly better: 1 | -1;
  /** Of two vans, and of more. */
  readonly words: readonly [ofTwo: string, ofMore: string];
}

/** What may speak for a van beside others. */
const ADVANTAGES: readonly Advantage[] = [
  { measure: 'price', better: -1, words: ['is cheaper', 'is the cheapest'] },
  { measure: 'year', better: 1, words: ['is newer', 'is the newest'] },
  { measure: 'mileage', better: -1, words: ['has done fewer miles', 'has done the fewest miles'] },
  { measure: 'payload', better: 1, words: ['carries more weight', 'carries the most weight'] },
  { measure: 'loadVolume', better: 1, words: ['has more room inside', 'has the most room inside'] },
  { measure: 'loadLength', better: 1, words: ['has the longer load area', 'has the longest load area'] },
  { measure: 'seats', better: 1, words: ['has more seats', 'has the most seats'] },
  { measure: 'range', better: 1, words: ['goes further on a charge', 'goes furthest on a charge'] },
];

/** In what a van is ahead of all the others: "is cheaper"; in nothing that one of them has no record of. */
export const advantagesOf = (van: Van, others: readonly Van[]): readonly string[] => {
  const ahead = ADVANTAGES.filter(({ measure, better }) => isAhead(van, others, measure, better));
  // Who has more room need not be told that it is longer.
  const hasVolume = ahead.some(({ measure }) => measure === 'loadVolume');
  return ahead
    .filter(({ measure }) => measure !== 'loadLength' || !hasVolume)
    .map(({ words: [ofTwo, ofMore] }) => (others.length === 1 ? ofTwo : ofMore));
};

/** "has done fewer miles and carries more weight"; empty where it is ahead in nothing. */
export const advantageWords = (van: Van, others: readonly Van[]): string => listed(advantagesOf(van, others));
