import { pageSentences } from '../find/page-words.ts';
import { allTests } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { isFactTopic, isPolicyTopic, type Topic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { inSight } from '../wishes/in-sight.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { subjectsOf } from '../wishes/subjects.ts';
import { isRange, keyed } from '../wishes/wish.ts';
import { isAskable } from './asked-topics.ts';
import type { Turn } from './turn.ts';

/** "Why that one", of what was shown, and nothing else of it. */
const asksWhyThat = ({ wishes, topics, text }: Reading): boolean =>
  wishes.length === 0 && topics.every((topic) => !isFactTopic(topic) && !isPolicyTopic(topic)) && WHY_THAT.test(text);
const WHY_THAT =
  /^ (?:(?:but|and|so|ok|,) )*why (?:(?:is|was) )?(?:that|this|it|the \w+|those|these|them|him)\b(?: \w+){0,3}[ ?.]*$/;

/** "Which one would you buy", "why that one". */
export const advised = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): Turn | null => {
  const vansOf = (ids: readonly number[]) => ids.flatMap((id) => stock.find(id) ?? []);
  if (reading.asksWhy && state.advised.length > 0 && reading.wishes.length === 0)
    return { wants: 'advice', vans: vansOf(state.advised) };
  if (reading.asksWhy && asksWhyThat(reading) && state.shown.length > 0)
    return { wants: 'advice', vans: vansOf(state.subject === null ? inSight(state) : [state.subject]) };
  if (reading.more || (!reading.asksAdvice && !reading.asksWorth)) return null;
  const named = reading.compares ? subjectsOf(reading, state, stock, page) : [];
  const vans = (named.length > 1 ? named : vansOf(inSight(state))).filter(
    allTests(keyed(reading.wishes.filter(({ kind }) => kind === 'fuel' || kind === 'gearbox'))),
  );
  return vans.length > (reading.asksAdvice ? 0 : 1) ? { wants: 'advice', vans } : null;
};

/** "The red one", "the hybrid one, how far does it go": one of those in sight, if it is among them. */
export const describedOfShown = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): Turn | null => {
  const { pointer } = reading;
  if (pointer?.by !== 'description' || pointer.definite !== true || reading.compares || reading.topics.some(isPolicyTopic))
    return null;
  const wishes = reading.wishes.filter(({ kind }) => pointer.wishes.every((own) => own.kind !== kind));
  if (wishes.some((wish) => isRange(wish) || !isAskable(wish))) return null;
  const subjects = subjectsOf(reading, state, stock, page);
  if (subjects.length === 0 || subjects.length === inSight(state).length) return null;
  const facts = reading.topics.filter(isFactTopic);
  const isWritten = subjects.some((van) => pageSentences(van, reading.text, stock).length > 0);
  const topics: readonly Topic[] = facts.length > 0 || wishes.length > 0 || isWritten ? facts : ['summary'];
  return { wants: 'facts', subjects, asked: { ...reading, topics, wishes } };
};

/**
 * "Not for me, what else", beside a van and before any search: others like it. "Same but white" is like one van, or else
 * what was wished but for that.
 */
export const likeWhichVan = (
  reading: Reading,
  { wishes, shown, found, subject }: Conversation,
  page: Van | undefined,
): Reading => {
  if (reading.sameBut) {
    const similar = subject !== null || (page !== undefined && found.length === 0);
    // A make that it names is one that is wanted.
    return { ...reading, similar, pointer: reading.pointer?.by === 'this' ? reading.pointer : { by: 'it' } };
  }
  return reading.more && page !== undefined && wishes.size === 0 && shown.length === 0 ? { ...reading, similar: true } : reading;
};

/** The vans that are meant; where that can't be told, those in sight. */
export const meantOrShown = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): readonly Van[] => {
  const meant = subjectsOf(reading, state, stock, page);
  return meant.length > 0 ? meant : state.shown.flatMap((id) => stock.find(id) ?? []);
};
