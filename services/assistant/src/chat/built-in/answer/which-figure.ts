import { formatPounds } from '@forecourt/rules';
import { NOTHING_READ, type Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { changesPlan } from '../wishes/plan.ts';

/** Nobody pays so much a month, and no van costs so little. */
const LEAST_PRICE = 1_000;
const LEAST = 50;

const SUM = /^ £? ?[\d.,]+ ?k? $/;

/** A sum alone that nothing said before tells the meaning of; null for any other message. */
const unclearSum = ({ lone, wishes, plan, text }: Reading, state: Conversation): number | null => {
  const says = !SUM.test(text) && wishes.some(({ kind }) => kind !== 'monthly' || (lone ?? 0) >= LEAST_PRICE);
  const isFirst = state.wishes.size === 0 && state.found.length === 0 && !changesPlan(state.plan);
  const isSum = /\d/.test(text) && !says && !changesPlan(plan);
  return isFirst && isSum && lone !== null && lone >= LEAST ? lone : null;
};

/** A sum alone where the budget was asked for, as in the greeting, is the budget whatever else it might be. */
export const asBudget = (reading: Reading, state: Conversation): Reading => {
  const sum = state.asked.has('budget') ? unclearSum(reading, state) : null;
  if (sum === null) return reading;
  const { text, clauses } = NOTHING_READ;
  return {
    ...reading,
    text,
    clauses,
    topics: [],
    wishes: [{ kind: sum < LEAST_PRICE ? 'monthly' : 'price', min: null, max: sum }],
  };
};

const SAYS_WHICH = /\b(?:month\w*|deposit|down|budget|total|cash|price)\b/i;
const MOST_WORDS = 5;
/** "A month", where it was asked what a sum is: the sum with it. */
export const withUnclear = (message: string, { unclear }: Conversation): string =>
  unclear !== null && SAYS_WHICH.test(message) && !/\d/.test(message) && message.trim().split(/\s+/).length <= MOST_WORDS
    ? `£${unclear} ${message}`
    : message;

/** Asks what a sum is, with the answers that there are. */
export const whichFigure = (
  reading: Reading,
  state: Conversation,
): { told: string; replies: readonly string[]; unclear: number } | null => {
  const sum = unclearSum(reading, state);
  if (sum === null) return null;
  const pounds = formatPounds(sum);
  return sum < LEAST_PRICE
    ? {
        told: `${pounds}: is that what you would pay a month, or a deposit?`,
        replies: [`${pounds} a month`, `${pounds} deposit`],
        unclear: sum,
      }
    : { told: `${pounds}: is that your budget, or a deposit?`, replies: [`Up to ${pounds}`, `${pounds} deposit`], unclear: sum };
};
