import { MAX_SUGGESTIONS, type VehicleSuggestion } from '@forecourt/contracts';
import { foldText, searchWords } from '@forecourt/rules';

/** A name that some vehicle in stock has. */
export interface StockName {
  readonly text: string;
  readonly kind: VehicleSuggestion['kind'];
  /** How many vehicles have it. */
  readonly count: number;
}

/** Ranks a match: prefix of the name, prefix of one of its words, substring, or none. */
const rankOf = (words: readonly string[], typed: string): number => {
  if (words[0]?.startsWith(typed)) return 0;
  if (words.some((word) => word.startsWith(typed))) return 1;
  return words.some((word) => word.includes(typed)) ? 2 : Number.POSITIVE_INFINITY;
};

/**
 * The names that contain every typed word, best match first, then by number of vehicles. A word that is in no name is replaced
 * by its corrections.
 */
export const suggestNames = (
  typed: string,
  names: readonly StockName[],
  corrections: (word: string) => string[],
): StockName[] => {
  const known = names.map((name) => ({ name, words: searchWords(name.text) }));
  const wanted = searchWords(typed).map((word) =>
    known.some(({ words }) => rankOf(words, word) < Number.POSITIVE_INFINITY) ? [word] : corrections(word),
  );
  return known
    .map(({ name, words }) => ({
      name,
      rank: wanted.reduce((sum, alike) => sum + Math.min(...alike.map((word) => rankOf(words, word))), 0),
    }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank || b.name.count - a.name.count || (foldText(a.name.text) < foldText(b.name.text) ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
};
