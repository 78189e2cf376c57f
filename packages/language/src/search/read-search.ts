import { SORT_ORDERS } from '@forecourt/rules';
import { isKnownWord, spellRight, TRADE_WORDS } from '../spelling/spelling.ts';
import { readChoices, readEquipment } from './search-choices.ts';
import { readSizes, readSums } from './search-figures.ts';
import { readNames } from './search-names.ts';
import type { FoundPart, SearchPart } from './search-part.ts';
import { SearchText } from './search-text.ts';

export type { SearchPart } from './search-part.ts';

/** In order of precedence. */
const READERS = [readSizes, readEquipment, readNames, readSums, readChoices];

/** "Plasterboard 8x4" says one thing twice. */
const readParts = (text: SearchText, today: string): readonly FoundPart[] => {
  const byLabel = new Map<string, FoundPart>();
  for (const part of READERS.flatMap((read) => read(text, today))) {
    const said = byLabel.get(part.label);
    byLabel.set(part.label, said ? { ...said, places: [...said.places, ...part.places] } : part);
  }
  return [...byLabel.values()];
};

/** Unknown words are searched as text; filler words alone ask for nothing. */
const readRest = (text: SearchText): readonly FoundPart[] => {
  const places = text.left();
  if (places.length === 0) return [];
  const words = places.map((place) => text.words[place]?.typed ?? '');
  return [{ kind: 'text', label: `“${text.text(places)}”`, filter: { search: words.join(' ') }, words, places }];
};

/** What a single word asks for; null if no table knows it. */
const meaningOf = (word: string): string | null => {
  const text = new SearchText(word, (typed) => typed);
  const [part] = readParts(text, '0000-01-01');
  return part !== undefined && text.left().length === 0 ? part.label : null;
};

/** A shorter prefix matches too many words. */
const SHORTEST_COMPLETED = 3;

/** Completes a term that is being typed: "automa" → "automatic"; the word itself if completions differ in meaning. */
const completed = (typed: string): string => {
  if (typed.length < SHORTEST_COMPLETED) return typed;
  const candidates = TRADE_WORDS.filter((word) => word.startsWith(typed) && meaningOf(word) !== null);
  return new Set(candidates.map(meaningOf)).size === 1 ? (candidates[0] ?? typed) : typed;
};

/** The context of parsing a search. */
export interface SearchContext {
  /** Whether some vehicle has the word, which is then never corrected. */
  readonly isOfStock: (word: string) => boolean;
  /** Whether some vehicle has a word with this prefix, which is then never completed. */
  readonly beginsInStock: (word: string) => boolean;
  /** For "up to 5 years old": YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Parses a search into parts, in the order of its words: "luton with tail lift under 20k" is a Luton, a tail lift and up to
 * £20,000. Corrects one typing mistake in words of five letters or more and completes the last word; unknown words become a part
 * of kind `text`.
 */
export const readSearch = (search: string, { isOfStock, beginsInStock, today }: SearchContext): readonly SearchPart[] => {
  const spelt = (word: string, isLast: boolean) => {
    if (isOfStock(word) || isKnownWord(word)) return word;
    const right = spellRight(word);
    return isLast && right === word && !beginsInStock(word) ? completed(word) : right;
  };
  const text = new SearchText(search, spelt);
  return [...readParts(text, today), ...readRest(text)]
    .sort((a, b) => Math.min(...a.places) - Math.min(...b.places))
    .map(({ places, not = false, words = [], ...part }) => {
      const sortBy = part.kind === 'order' ? SORT_ORDERS.find((order) => order === part.label) : undefined;
      return { ...part, ...(sortBy && { sortBy }), not, words, without: text.without(places) };
    });
};
