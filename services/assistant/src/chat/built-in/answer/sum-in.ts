import type { Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { changesPlan } from '../wishes/plan.ts';
import { isRange } from '../wishes/wish.ts';

const OF_FINANCE: ReadonlySet<Topic> = new Set(['finance', 'apr']);

/** The sum that a message wants figures for, where it names no van: "what would 15 grand be over 5 years". */
export const sumIn = ({ wishes, topics, parts, asksForVans, pointer }: Reading): number | null => {
  const [wish] = wishes;
  const asks = topics.some((topic) => OF_FINANCE.has(topic)) || parts.some((part) => part === 'total' || part === 'interest');
  if ((pointer !== null && pointer.by !== 'it') || asksForVans || wishes.length !== 1 || !asks) return null;
  if (!wish || !isRange(wish) || (wish.kind !== 'price' && wish.kind !== 'priceWithVat')) return null;
  return wish.about ?? wish.max;
};

/** The sum that a message wants figures for, or that it goes on about with another way to pay. */
export const sumAfter = (reading: Reading, { sum }: Pick<Conversation, 'sum'>): number | null =>
  sumIn(reading) ?? (changesPlan(reading.plan) ? sum : null);
