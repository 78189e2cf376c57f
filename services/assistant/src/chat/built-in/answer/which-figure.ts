import { formatPounds } from '@forecourt/rules';
import { NOTHING_READ, type Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { changesPlan } from '../wishes/plan.ts';

/** Nobody pays so much a month, and no van costs so little. */
const LEAST_PRICE = 1_000;
const LEAST = 50;

/** A sum alone that nothing said before tells the meaning of; null for any other message. */
const unclearSum = ({ lone, wishes, plan, text }: Reading, state: Conversation): number | null => {
  const isFirst = state.wishes.size === 0 && state.found.length === 0 && !changesPlan(state.plan);
  const isSum = /\d/.test(text) && wishes.length === 0 && !changesPlan(plan);
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

/** Asks what a sum is, with the answers that there are. */
export const whichFigure = (reading: Reading, state: Conversation): { told: string; replies: readonly string[] } | null => {
  const sum = unclearSum(reading, state);
  if (sum === null) return null;
  const pounds = formatPounds(sum);
  return sum < LEAST_PRICE
    ? {
        told: `${pounds}: is that what you would pay a month, or a deposit?`,
        replies: [`${pounds} a month`, `${pounds} deposit`],
      }
    : { told: `${pounds}: is that your budget, or a deposit?`, replies: [`Up to ${pounds}`, `${pounds} deposit`] };
};
