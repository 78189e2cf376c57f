import { type Wish, type Wishes, wishKey } from '../wishes/wish.ts';
import { softWords } from './order-words.ts';
import { wishWords } from './wish-words.ts';

/** What stands about a single wish: "van with a tail lift", "van that is not electric". */
const BEFORE = /^van(?: that (?:is|meets)(?: the)?)?(?: with(?: an?)?)? (?=.)/;

/** One wish in a few words: "automatic", "up to £20,000 plus VAT", "tail lift"; empty where another wish says it. */
export const wishLabel = (wish: Wish): string => {
  if (wish.kind === 'soft') return softWords(wish.order);
  const words = wishWords(new Map([[wishKey(wish), wish]]), 'spoken', false);
  return wish.kind === 'body' ? words.replace(BEFORE, '') : words.replace(/(?:^| )van$/, '').replace(BEFORE, '');
};

/** Every wish in a few words. */
export const wishLabels = (wishes: Wishes): readonly string[] => [
  ...new Set([...wishes.values()].map(wishLabel).filter((label) => label !== '')),
];
