import { MOST_SUGGESTIONS, type VehicleSuggestion } from '@forecourt/contracts';
import { foldText, searchWords } from '@forecourt/rules';

/** A name that some vehicle of the stock has. */
export interface StockName {
  readonly text: string;
  readonly kind: VehicleSuggestion['kind'];
  /** How many vehicles have it. */
  readonly count: number;
}

/** Where a typed word stands in a name: at its beginning, at that of one of its words, inside of one, or not at all. */
const placeOf = (words: readonly string[], typed: string): number => {
  if (words[0]?.startsWith(typed)) return 0;
  if (words.some((word) => word.startsWith(typed))) return 1;
  return words.some((word) => word.includes(typed)) ? 2 : Number.POSITIVE_INFINITY;
};

/**
 * The names that somebody who typed this may want. Every word is in them; best are those that begin with it, then those in
 * which a word does, and of these the ones of most vehicles. A word that is in no name stands for those that `meant` gives.
 */
export const suggestNames = (typed: string, names: readonly StockName[], meant: (word: string) => string[]): StockName[] => {
  const known = names.map((name) => ({ name, words: searchWords(name.text) }));
  const wanted = searchWords(typed).map((word) =>
    known.some(({ words }) => placeOf(words, word) < Number.POSITIVE_INFINITY) ? [word] : meant(word),
  );
  return known
    .map(({ name, words }) => ({
      name,
      place: wanted.reduce((sum, alike) => sum + Math.min(...alike.map((word) => placeOf(words, word))), 0),
    }))
    .filter(({ place }) => place < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.place - b.place || b.name.count - a.name.count || (foldText(a.name.text) < foldText(b.name.text) ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ name }) => name);
};
