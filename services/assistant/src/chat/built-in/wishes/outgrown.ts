import { fitting } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { type Comparison, isChoice, keyed, type RangeWish, type Wish } from './wish.ts';

const OF_SIZE: ReadonlySet<Comparison> = new Set(['bigger', 'smaller', 'longer', 'taller', 'more payload', 'more seats']);

/** Whether a model is no longer what is wanted: who asks for something bigger than a Caddy asks for no Caddy. */
export const isOutgrown = (
  comparison: Comparison,
  ways: readonly RangeWish[],
  wishes: readonly Wish[],
  vans: readonly Van[],
): boolean => {
  const isModel = wishes.some(
    (wish) => wish.kind === 'name' && isChoice(wish) && !wish.not && wish.values.some((value) => !value.endsWith('|')),
  );
  if (!OF_SIZE.has(comparison) || !isModel) return false;
  return ways.every((way) => fitting(vans, keyed([...wishes, way])).length === 0);
};
