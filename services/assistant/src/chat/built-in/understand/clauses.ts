import type { Guess, Understanding } from '@forecourt/language';
import { understand } from './model.ts';

const QUESTION = "do|does|can|could|is|are|what|whats|what's|wots?|how|hows|when|where|will|would|has|have|which|who";
/** Where a message may go on with something else: after a full stop, or before a question. */
const BREAKS: readonly string[] = [
  '(?<=[a-z)][.?!])\\s+',
  '[\\n;]+',
  ',\\s+(?=(?:how|what|where|when|do (?:you|u)|can (?:i|you)|is (?:it|there)|are you|will)\\b)',
  `,?\\s+(?:and|n|also|but|plus)\\s+(?=(?:also\\s+)?(?:${QUESTION})\\b)`,
];
const BREAK = new RegExp(BREAKS.join('|'), 'i');
const LEAST_WORDS = 2;
const MOST_CLAUSES = 5;

/** A part of a message, with what it may want. */
export interface SaidClause {
  readonly said: string;
  readonly intents: readonly Guess[];
}

/** What each part of a message wants, if it has several. */
export const clausesOf = (message: string, whole: Understanding): readonly SaidClause[] => {
  const clauses = message.split(BREAK).filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS);
  return clauses.length < 2
    ? [{ said: message, intents: whole.intents }]
    : clauses.slice(0, MOST_CLAUSES).map((said) => ({ said, intents: understand(said).intents }));
};
