import { fitting, ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { isFactTopic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import { wished } from '../wishes/advance.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { topicsOfBest } from './among-shown.ts';
import type { Turn } from './turn.ts';

/** "What warranty does the cheapest have": a fact of that van. */
export const ofBest = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): Turn | null => {
  const { pointer, order, clauses, topics } = reading;
  if (pointer?.by !== 'order' || !topics.some(isFactTopic)) return null;
  // "Which is cheapest and what colour is it" asks for both.
  const asked = clauses.length > 1 && order !== null ? { ...reading, topics: topicsOfBest(order, reading) } : reading;
  // "The cheapest" of those that something was just said of is one of them.
  const told = state.questioned === null || reading.wishes.length > 0 ? [] : state.shown.flatMap((id) => stock.find(id) ?? []);
  if (told.length > 1) return { wants: 'facts', subjects: ranked(told, new Map(), order, 1), asked };
  const step = wished(reading, state, stock, page).state;
  const subjects = ranked(fitting(stock.available, step.wishes), step.wishes, step.order, 1);
  return subjects.length > 0 ? { wants: 'facts', subjects, asked } : null;
};
