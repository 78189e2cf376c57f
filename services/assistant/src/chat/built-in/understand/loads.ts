import { anyOf } from '../any-of.ts';
import { listed } from '../say/words.ts';
import type { RangeWish } from '../wishes/wish.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';
import data from './loads.json' with { type: 'json' };

/** What something that everybody knows takes up, in mm. Only what nobody gives a size for is reckoned so. */
export interface Load {
  readonly said: string;
  readonly long?: number;
  /** Across the floor, between the wheel arches. */
  readonly wide?: number;
  readonly high?: number;
}

const LOADS: readonly (Load & { readonly words: RegExp })[] = data.map(({ words, ...load }) => ({
  ...load,
  words: anyOf(words),
}));

const SIDES = ['long', 'wide', 'high'] as const;
const KINDS = { long: 'loadLength', wide: 'loadWidth', high: 'loadHeight' } as const;

/** What a visitor names and gives no size of. */
export const loadsIn = (heard: readonly Heard[]): readonly Load[] => {
  const named = wantedOf(heard, 'cargo')
    .map(({ words }) => words)
    .join(', ');
  return LOADS.filter(({ words }) => words.test(named));
};

/** Room for what a visitor names and gives no size of. */
export const loadWishes = (heard: readonly Heard[]): readonly RangeWish[] => {
  const loads = loadsIn(heard);
  const words = `room for ${listed(loads.map(({ said }) => said))}`;
  return SIDES.flatMap((side) => {
    const most = Math.max(0, ...loads.map((load) => load[side] ?? 0));
    return most === 0 ? [] : [{ kind: KINDS[side], min: most, max: null } satisfies RangeWish];
  }).map((wish, at) => ({ ...wish, words: at === 0 ? words : '', usual: true as const }));
};
