import { listed } from '../say/words.ts';
import type { RangeWish } from '../wishes/wish.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';

/** What something that everybody knows takes up, in mm. Only what nobody gives a size for is reckoned so. */
export interface Load {
  readonly said: string;
  readonly long?: number;
  /** Across the floor, between the wheel arches. */
  readonly wide?: number;
  readonly high?: number;
}

const LOADS: readonly (Load & { readonly words: RegExp })[] = [
  { words: /\b(?:motor ?(?:bike|cycle)|(?:dirt|enduro|trials?) bike|harley|moto ?crosser)/, said: 'a motorbike', long: 2_200 },
  { words: /\bquad(?:s| bikes?)?\b|\batvs?\b/, said: 'a quad bike', long: 2_000, wide: 1_200 },
  { words: /\b(?:ride ?on|mower tractor|lawn tractor)/, said: 'a ride-on mower', long: 1_900, wide: 1_100 },
  { words: /\b(?:go )?karts?\b/, said: 'a kart', long: 1_950 },
  { words: /\b(?:mobility|disability) scooters?\b/, said: 'a mobility scooter', long: 1_400 },
  {
    words: /\b(?:push ?bikes?|bicycles?|mountain bikes?|e ?bikes?)\b|(?<!\b(?:motor|dirt|enduro|trials?|quad|track) ?)\bbikes\b/,
    said: 'a bicycle',
    long: 1_850,
  },
  { words: /\b(?:sofa|settee|couch)/, said: 'a three-seat sofa', long: 2_200 },
  { words: /\bmattress/, said: 'a double mattress on its side', long: 1_900, high: 1_350 },
  { words: /\bwardrobes?\b/, said: 'a wardrobe on its back', long: 2_000 },
  { words: /\b(?:american )?fridge ?freezers?\b|\btall fridge/, said: 'a fridge-freezer upright', high: 1_850 },
  { words: /\b(?:washing machine|tumble dryer|dish ?washer|washer)s?\b/, said: 'a washing machine upright', high: 850 },
  { words: /(?<!\bgrand )\bpianos?\b/, said: 'an upright piano', long: 1_550, high: 1_300 },
  { words: /\bhot tubs?\b/, said: 'a hot tub on its side', long: 2_100, high: 2_100 },
  { words: /\b(?:baths?|bath ?tubs?)\b/, said: 'a bath', long: 1_700 },
  { words: /\b(?:internal |fire )?doors\b/, said: 'full-size doors', long: 2_000 },
  { words: /\bcoffins?\b/, said: 'a coffin', long: 2_000 },
  { words: /\bibcs?\b/, said: 'an IBC', long: 1_200, wide: 1_000 },
];

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
