import type { Dealership } from '@forecourt/contracts';
import type { Step } from '../wishes/advance.ts';
import { isRange, type Wish } from '../wishes/wish.ts';

const isUsual = (wish: Wish | undefined): boolean => wish !== undefined && isRange(wish) && wish.usual === true;

/** What the choice went by, where that is not all there is to know of it. */
export const goneBy = ({ fresh, state }: Step, { phone }: Dealership): readonly string[] => [
  ...([...fresh].some((key) => isUsual(state.wishes.get(key)))
    ? ["I've gone by the usual size of those: measure yours against these figures."]
    : []),
  ...(fresh.has('towing') && state.wishes.has('towing')
    ? [
        `I've gone by the towing limits that pages give, which not every page does: for other vans ask the sales team on ${phone}.`,
      ]
    : []),
  ...(fresh.has('width') ? ["I've gone by the recorded width, which may not count the mirrors: check that before you buy."] : []),
];
