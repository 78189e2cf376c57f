import type { Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { type PlanWords, sumDown } from '../wishes/plan.ts';

const TERMS: ReadonlySet<number> = new Set([12, 24, 36, 48, 60, 72, 84]);
const LEAST_DEPOSIT = 100;
const MOST_PERCENT = 50;
const PERCENT = /%|\bper ?cent\b/;
const MORE = /\b(?:add|adding|another|more|extra)\b/;
/** "And 3 grand" is an offer only where nobody speaks of deposits. */
const OFFERS: ReadonlySet<Topic> = new Set(['discount', 'payment']);

/** Whether the last answer gave the figures of a van. */
export const asksFigures = ({ questioned }: Conversation): boolean => questioned?.topics.includes('finance') === true;

/** A figure alone after figures: a share where one was named before, a term, or a deposit. */
const planOf = (figure: number, text: string, { plan }: Conversation): Partial<PlanWords> => {
  const more = MORE.test(text);
  if (PERCENT.test(text)) return { deposit: { ...sumDown(0), percent: figure }, rate: null };
  if ((plan.deposit?.percent ?? 0) > 0 && figure <= MOST_PERCENT) return { deposit: { ...sumDown(0), percent: figure } };
  if (TERMS.has(figure)) return { months: [figure] };
  return figure >= LEAST_DEPOSIT ? { deposit: { ...sumDown(figure), more } } : {};
};

/** What a message says of paying, by what was answered before: after figures "20" or "and 5 grand" changes the plan. */
export const withPlan = (reading: Reading, state: Conversation): Reading => {
  const { lone, plan } = reading;
  if (!asksFigures(state)) return reading;
  // After figures years are a term, with or without the words for it.
  if (lone === null)
    return plan.months.length > 0 || reading.years === null
      ? reading
      : { ...reading, plan: { ...plan, months: [reading.years * 12] } };
  const topics = reading.topics.filter((topic) => !OFFERS.has(topic));
  return { ...reading, bare: null, wishes: [], dropped: [], topics, plan: { ...plan, ...planOf(lone, reading.text, state) } };
};
