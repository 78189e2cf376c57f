import type { Van } from '../find/van.ts';
import { wishTest } from '../find/wish-test.ts';
import { isPolicyTopic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { inSight } from '../wishes/in-sight.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { subjectsOf } from '../wishes/subjects.ts';
import { isAskable } from './asked-topics.ts';
import type { Turn } from './turn.ts';

/** "Which of them is brand new": those of them that are; where none is, what each is. */
export const whichOfThem = (reading: Reading, state: Conversation, stock: StockView): Turn | null => {
  const { asksWhich, asksForVans, wishes, order, comparison, topics } = reading;
  const isAsked = asksWhich && !asksForVans && order === null && comparison === null && wishes.length > 0;
  if (!isAsked || !wishes.every((wish) => isAskable(wish)) || topics.some(isPolicyTopic)) return null;
  const vans = inSight(state).flatMap((id) => stock.find(id) ?? []);
  if (vans.length < 2) return null;
  const isOfEquipment = wishes.some(({ kind }) => kind === 'feature');
  const those = isOfEquipment ? [] : vans.filter((van) => wishes.every((wish) => wishTest(wish, true)(van)));
  return { wants: 'facts', subjects: those.length > 0 ? those : vans, asked: { ...reading, compares: false } };
};

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
