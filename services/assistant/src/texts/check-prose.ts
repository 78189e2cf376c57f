import { inventedClaims } from './invented-claims.ts';
import { inventedFigures } from './invented-figures.ts';
import { MAX_PROSE_LENGTH } from './text-writer.ts';
import type { VanFacts } from './van-facts.ts';

const MIN_PROSE_LENGTH = 40;
const MARKUP = /<\/?[a-z!][^>]*>?|&(?:[a-z]+|#\d+);|```|\*\*|^\s*#{1,6}\s|\]\(/im;
const ADDRESS = /https?:|www\.|\b[\w-]+\.(?:com|co|uk|net|org|io|example)\b|@\w|#\w/i;

/** Normalises line ends and spaces. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Why a text must not be shown, for the log; null if it may be. */
export const faultOfProse = (text: string, facts: VanFacts): string | null => {
  if (text.length < MIN_PROSE_LENGTH) return 'it is empty or too short';
  if (text.length > MAX_PROSE_LENGTH) return `it is longer than ${MAX_PROSE_LENGTH} characters`;
  if (MARKUP.test(text)) return 'it holds markup';
  if (ADDRESS.test(text)) return 'it holds an address or a hashtag';
  const [figure] = inventedFigures(text, facts);
  if (figure) return `it holds a figure that is not the van's: ${figure.value} ${figure.unit ?? ''}`.trimEnd();
  const [claim] = inventedClaims(text, facts);
  return claim === undefined ? null : `it says what is not known of the van: ${claim}`;
};
