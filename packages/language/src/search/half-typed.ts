import { isKnownWord, TRADE_WORDS } from '../spelling/spelling.ts';

/** A shorter prefix matches too many words. */
const SHORTEST = 3;

/**
 * Completes a term that is being typed: "automa" → "automatic". Returns the word unchanged if it is a term already, or if
 * completions differ in meaning.
 * @param meaningOf what a word on its own asks for; null if nothing
 */
export const completed = (typed: string, meaningOf: (word: string) => string | null): string => {
  if (typed.length < SHORTEST || isKnownWord(typed)) return typed;
  const candidates = TRADE_WORDS.filter((word) => word.startsWith(typed) && meaningOf(word) !== null);
  const [first, ...others] = new Set(candidates.map(meaningOf));
  return first !== undefined && others.length === 0 ? (candidates[0] ?? typed) : typed;
};
