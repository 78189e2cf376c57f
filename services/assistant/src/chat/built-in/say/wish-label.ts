import { ORDER_WORDS } from '../find/kinds.ts';
import { type Order, type Wish, type Wishes, wishKey } from '../wishes/wish.ts';

import { wishWords } from './wish-words.ts';

/** What matters to a visitor, as it is named: "plenty of load space". */
export const softWords = (order: Order): string => ORDER_WORDS[order].matters ?? order;

/** What stands about a single wish: "van with a tail lift", "van that is not electric". */
const BEFORE = /^van(?: that (?:is|meets)(?: the)?)?(?: with(?: an?)?)? (?=.)/;

/** One wish in a few words: "automatic", "up to £20,000 plus VAT", "tail lift"; empty where another wish says it. */
export const wishLabel = (wish: Wish): string => {
  if (wish.kind === 'soft') return softWords(wish.order);
  const words = wishWords(new Map([[wishKey(wish), wish]]), false);
  return wish.kind === 'body' ? words.replace(BEFORE, '') : words.replace(/(?:^| )van$/, '').replace(BEFORE, '');
};

/** Every wish in a few words. */
export const wishLabels = (wishes: Wishes): readonly string[] => [
  ...new Set([...wishes.values()].map(wishLabel).filter((label) => label !== '')),
];
