import { quotedValue, type UnreadValue } from './stock-query.ts';

const MAX_NAMED = 3;

/** Names the ignored words of a search; null if there are none. */
export const leftOutSentence = (words: string | undefined): string | null => {
  if (words === undefined) return null;
  const quoted = words.split(' ').map(quotedValue);
  const named = quoted.length > MAX_NAMED ? [...quoted.slice(0, MAX_NAMED), `${quoted.length - MAX_NAMED} more`] : quoted;
  const list = named.length === 1 ? named[0] : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
  return `We left out ${list}: none of these vans matches ${named.length === 1 ? 'it' : 'them'}.`;
};

/** Names the ignored values of a URL (D45); null if there are none. */
export function ignoredSentence(unread: readonly UnreadValue[]): string | null {
  const named = [...new Set(unread.map(({ value, reason }) => `${quotedValue(value)}: ${reason}`))];
  if (named.length === 0) return null;
  const more = named.length - MAX_NAMED;
  return `We ignored ${named.slice(0, MAX_NAMED).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
