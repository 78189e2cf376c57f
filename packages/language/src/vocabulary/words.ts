import lists from './lists/words.json' with { type: 'json' };

const words = (lines: readonly string[]): readonly string[] => lines.join(' ').split(' ');

/**
 * Common words that are similar to a make, a model or another term and must not be corrected to it. Other words are only corrected
 * if they are very similar, so the list has short, similar and frequent words.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(words(lists.everyday));

/** Terms that are understood elsewhere, most frequent first, which decides ties. */
export const TRADE_TERMS = words(lists.trade);

/** Trims, which are only known if they are in stock. */
export const TRIM_WORDS = words(lists.trims);

/** What a search is full of and what asks for nothing. */
export const FILLERS: ReadonlySet<string> = new Set(words(lists.fillers));

/** Words about the buyer, ignored beside understood words and searched for on their own. */
export const CALLINGS: ReadonlySet<string> = new Set(words(lists.callings));
