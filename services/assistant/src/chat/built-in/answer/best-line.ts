import { ORDER_WORDS } from '../find/kinds.ts';
import type { Van } from '../find/van.ts';
import { vanNames } from '../say/van-words.ts';
import type { Order } from '../wishes/wish.ts';

/** Which of several vans is the one that was asked for, where they stand in that order and the first is ahead. */
export const bestLine = (vans: readonly Van[], order: Order): readonly string[] => {
  const [first, second] = vans.map(({ measures }) => measures[ORDER_WORDS[order].measure]);
  const [name] = vanNames(vans);
  return first == null || second == null || first === second ? [] : [`Of these, the ${name} ${ORDER_WORDS[order].is}.`];
};
