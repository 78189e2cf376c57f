import { quotedValue, type UnreadValue } from './stock-query.ts';

const MOST_NAMED = 3;

/** Names the words of a search that match no van; null where there are none. */
export const leftOutSentence = (words: string | undefined): string | null =>
  words === undefined ? null : `No van matches ${quotedValue(words)}, so we left it out.`;

/** One line on what of an address was ignored (D45), or null where all of it was read. */
export function ignoredSentence(unread: readonly UnreadValue[]): string | null {
  const named = [...new Set(unread.map(({ value, reason }) => `${quotedValue(value)}: ${reason}`))];
  if (named.length === 0) return null;
  const more = named.length - MOST_NAMED;
  return `We ignored ${named.slice(0, MOST_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
