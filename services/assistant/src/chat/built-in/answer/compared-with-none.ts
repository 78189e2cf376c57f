import type { Van } from '../find/van.ts';
import { wishTest } from '../find/wish-test.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { subjectsOf } from '../wishes/subjects.ts';
import type { Turn } from './turn.ts';

/** "How does it compare with a Hilux", of which there is none: the one that there is. */
export const comparedWithNone = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): Turn | null => {
  const { compares, pointer, wishes } = reading;
  const own = (state.subject === null ? undefined : stock.find(state.subject)) ?? page;
  const name = wishes.find(({ kind }) => kind === 'name');
  if (!compares || own === undefined || name === undefined) return null;
  const isThere = stock.all.some((van) => wishes.every((wish) => wishTest(wish, true)(van)));
  if (isThere || subjectsOf(reading, state, stock, page).some((van) => wishTest(name, true)(van))) return null;
  return { wants: 'facts', subjects: [own], asked: { ...reading, topics: ['summary'], pointer, wishes: [] }, alone: true };
};
