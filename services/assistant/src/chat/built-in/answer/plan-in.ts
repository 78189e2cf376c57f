import type { Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { type PlanWords, sumDown } from '../wishes/plan.ts';

const TERMS: ReadonlySet<number> = new Set([12, 24, 36, 48, 60, 72, 84]);
const LEAST_DEPOSIT = 100;
const MOST_PERCENT = 50;
/** "And 3 grand" is an offer only where nobody speaks of deposits. */
const OFFERS: ReadonlySet<Topic> = new Set(['discount', 'payment']);

/** Whether the last answer gave the figures of a van. */
export const asksFigures = ({ questioned }: Conversation): boolean => questioned?.topics.includes('finance') === true;

/** A figure alone after figures: a share where one was named before, a term, or a deposit. */
const planOf = (figure: number, { plan }: Conversation): Partial<PlanWords> => {
  if ((plan.deposit?.percent ?? 0) > 0 && figure <= MOST_PERCENT) return { deposit: { ...sumDown(0), percent: figure } };
  if (TERMS.has(figure)) return { months: [figure] };
  return figure >= LEAST_DEPOSIT ? { deposit: sumDown(figure) } : {};
};

/** What a message says of paying, by what was answered before: after figures "20" or "and 5 grand" changes the plan. */
export const withPlan = (reading: Reading, state: Conversation): Reading => {
  const { lone, plan } = reading;
  if (lone === null || !asksFigures(state)) return reading;
  const topics = reading.topics.filter((topic) => !OFFERS.has(topic));
  return { ...reading, bare: null, wishes: [], dropped: [], topics, plan: { ...plan, ...planOf(lone, state) } };
};
