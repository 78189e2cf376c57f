import { isKnownWord, TRADE_WORDS } from '../spelling/spelling.ts';

/** Fewer letters begin too many words. */
const SHORTEST = 3;

/**
 * The word of the trade that somebody is typing: "automa" → "automatic". The word itself where it is one already, or where
 * it may become several that mean different things.
 * @param meaningOf what a word asks for on its own; null for nothing
 */
export const completed = (typed: string, meaningOf: (word: string) => string | null): string => {
  if (typed.length < SHORTEST || isKnownWord(typed)) return typed;
  const candidates = TRADE_WORDS.filter((word) => word.startsWith(typed) && meaningOf(word) !== null);
  const [first, ...others] = new Set(candidates.map(meaningOf));
  return first !== undefined && others.length === 0 ? (candidates[0] ?? typed) : typed;
};
