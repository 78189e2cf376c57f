import type { Dealership } from '@forecourt/contracts';
import type { Van } from '../find/van.ts';
import { vanName } from '../say/van-words.ts';
import { listed } from '../say/words.ts';
import type { Step } from '../wishes/advance.ts';
import { isRange, type Wish } from '../wishes/wish.ts';
import { isOutside, isTight } from './margins.ts';

const isUsual = (wish: Wish | undefined): boolean => wish !== undefined && isRange(wish) && wish.usual === true;

/** Of what has to fit into something: which vans do so only just. */
const onlyJust = (wish: Wish, vans: readonly Van[]): readonly string[] => {
  if (!isRange(wish) || !isOutside(wish.kind) || wish.max === null) return [];
  const { kind, max } = wish;
  const tight = vans.flatMap((van) => {
    const measure = van.measures[kind] ?? max;
    return measure <= max && isTight(kind, measure, max) ? [`the ${vanName(van)}`] : [];
  });
  return tight.length === 0
    ? []
    : [`By a few centimetres only: ${listed(tight)}. Mirrors, tyres and the slope change that, so measure it.`];
};

/** What the choice went by, where that is not all there is to know of it. */
export const goneBy = ({ fresh, state }: Step, vans: readonly Van[], { phone }: Dealership): readonly string[] => [
  ...[...state.wishes.values()].flatMap((wish) => onlyJust(wish, vans)),
  ...([...fresh].some((key) => isUsual(state.wishes.get(key)))
    ? ["I've gone by the usual size of those: measure yours against these figures."]
    : []),
  ...(fresh.has('towing') && state.wishes.has('towing')
    ? [
        `I've gone by the towing limits that pages give, which not every page does: for other vans ask the sales team on ${phone}.`,
      ]
    : []),
  ...(fresh.has('height') ? ["I've gone by the recorded height: whatever is on the roof comes on top."] : []),
  ...(fresh.has('width') ? ["I've gone by the recorded width, which may not count the mirrors: check that before you buy."] : []),
];
