import { type Guess, type Understanding } from '@forecourt/language';
import { understand } from './model.ts';

/** Where a message may go on with something else: a full stop, or "and" before a question. */
const BREAK =
  /(?<=[a-z)][.?!])\s+|[\n;]+|,\s+(?=(?:how|what|where|when|do you|do u|can i|can you|is it|is there|are you|will)\b)|,?\s+(?:and|n|also|but|plus)\s+(?=(?:also\s+)?(?:do|does|can|could|is|are|what|whats|what's|wots?|how|hows|when|where|will|would|has|have|which|who)\b)/i;
const LEAST_WORDS = 2;
const MOST_CLAUSES = 5;

/** What each part of a message wants, if it has several. */
export const clauseIntents = (message: string, whole: Understanding): readonly (readonly Guess[])[] => {
  const clauses = message.split(BREAK).filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS);
  return clauses.length < 2 ? [whole.intents] : clauses.slice(0, MOST_CLAUSES).map((clause) => understand(clause).intents);
};
