import { hashOf } from '../model/weight-table.ts';

/** A number from 0 to 1 for a text and a round, the same each time. */
export const chanceOf = (text: string, round: number): number => {
  const mixed = Math.imul(hashOf(`${round} ${text}`) ^ (round + 1), 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
};

/**
 * A copy in another order. Each item has its place by its own text, so that one more does not move the others: a sentence that is
 * added changes the readings of few.
 */
export const shuffled = <Item extends { readonly text: string }>(items: readonly Item[], round: number): readonly Item[] =>
  items
    .map((item) => ({ item, chance: chanceOf(item.text, round) }))
    .sort((a, b) => a.chance - b.chance)
    .map(({ item }) => item);
