import { knownFeature } from '@forecourt/language';
import type { Wish } from '../wishes/wish.ts';
import type { StockNames } from './stock-names.ts';

/** A shorter word stands in descriptions for something else: a bed, a step. */
const SHORTEST_SOUGHT = 5;
/** Every van is one, and none can be chosen by it. */
const PART =
  /^(?:body|bed|bay|back|floor|deck|cab|inside|load (?:bay|area|space|bed)|(?:wheel ?)?arch(?:es)?|roof|sides?|(?:roller )?doors?)$/;
export const isPart = (wish: Wish): boolean => wish.kind === 'feature' && PART.test(wish.feature);
/** Equipment that no list knows may be asked about or wished where a description has it. */
export const isKnown = (wish: Wish, asksOfVan: boolean, { isMentioned }: StockNames): boolean =>
  wish.kind !== 'feature' ||
  knownFeature(wish.feature) !== undefined ||
  ((asksOfVan || (!wish.not && wish.feature.length >= SHORTEST_SOUGHT)) && isMentioned(wish.feature));
