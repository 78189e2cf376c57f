import { describedVans } from '../find/described.ts';
import type { Van } from '../find/van.ts';
import type { Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';

/** Of all vans at once a page says nothing. */
const ALL_VANS = /\b(?:the|your|all|these|they|most) vans\b/;
/** More pages nobody reads. */
const MOST_QUOTED = 2;
const WRITTEN_ONLY: ReadonlySet<Topic> = new Set(['history', 'wear', 'inspection']);
/** "One owner, full service history", of no van yet: those whose pages speak of it. */
export const describedIn = (
  reading: Reading,
  { shown }: Conversation,
  stock: StockView,
  page: Van | undefined,
): readonly Van[] => {
  const { topics, wishes, text, order, pointer } = reading;
  const sought = topics.length > 0 && topics.every((topic) => WRITTEN_ONLY.has(topic)) && !ALL_VANS.test(text);
  if (!sought || wishes.length > 0 || order !== null || shown.length > 0 || page !== undefined || pointer !== null) return [];
  return describedVans(text, stock, MOST_QUOTED);
};
