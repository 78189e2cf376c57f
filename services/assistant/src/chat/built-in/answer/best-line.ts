import { measureOf } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { vanNames } from '../say/van-words.ts';
import type { Order } from '../wishes/wish.ts';

const WORDS: Readonly<Record<Order, string>> = {
  cheapest: 'is the cheapest',
  dearest: 'is the most expensive',
  'lowest mileage': 'has done the fewest miles',
  newest: 'is the newest',
  oldest: 'is the oldest',
  'longest load': 'has the longest load area',
  'tallest load': 'has the tallest load area',
  'most volume': 'has the most room',
  'least volume': 'has the least room',
  'most payload': 'carries most',
  'most economical': 'goes furthest on a gallon',
  'most powerful': 'is the most powerful',
  'longest range': 'goes furthest on a charge',
  'most towing': 'tows most',
  'lowest monthly': 'is the cheapest a month',
  lowest: 'is the lowest',
  shortest: 'is the shortest',
};

/** Which of several vans is the one that was asked for, where they stand in that order and the first is ahead. */
export const bestLine = (vans: readonly Van[], order: Order): readonly string[] => {
  const [first, second] = vans.map(({ measures }) => measures[measureOf(order)]);
  const [name] = vanNames(vans);
  return first == null || second == null || first === second ? [] : [`Of these, the ${name} ${WORDS[order]}.`];
};
