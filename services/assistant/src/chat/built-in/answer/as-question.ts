import { pageSentences } from '../find/page-words.ts';
import { isFactTopic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { subjectsOf } from '../wishes/subjects.ts';
import type { Wish } from '../wishes/wish.ts';
import { POINTS, questionIn } from './question-in.ts';
import type { Surroundings, Turn } from './turn.ts';

const SAYS_WHICH: ReadonlySet<Wish['kind']> = new Set(['name', 'colour', 'body']);

/** Of the vans in sight: a name says which, and whatever else is named is asked. */
export const asQuestion = (reading: Reading, state: Conversation, { stock, page }: Surroundings): Turn | null => {
  const which = reading.wishes.filter(({ kind }) => SAYS_WHICH.has(kind));
  const pointer = reading.pointer ?? (which.length > 0 ? ({ by: 'description', wishes: which } as const) : null);
  const wishes = reading.pointer === null ? reading.wishes.filter((wish) => !which.includes(wish)) : reading.wishes;
  const pointed = {
    ...reading,
    pointer,
    wishes: wishes.filter(
      (wish) => pointer?.by !== 'description' || !SAYS_WHICH.has(wish.kind) || !pointer.wishes.includes(wish),
    ),
    asksFact: true,
  };
  const asked = questionIn(pointed, state) ?? pointed;
  const says = subjectsOf(asked, state, stock, page);
  const subjects = says.length > 0 || pointer?.by === 'description' ? says : state.shown.flatMap((id) => stock.find(id) ?? []);
  // "Make it a tipper instead", of a list, and "any left with nine seats" ask nothing of those in sight.
  const isOfNone = state.subject === null && page === undefined && !POINTS.has(pointer?.by);
  const isWish =
    reading.wishes.length > 0 &&
    !reading.compares &&
    ((reading.pointer === null && reading.asksForVans && !reading.goesOn && page === undefined) || (isOfNone && !reading.asks));
  if (subjects.length === 0 || isWish) return null;
  const facts = asked.topics.filter(isFactTopic);
  const isWritten = subjects.some((van) => pageSentences(van, asked.text, stock).length > 0);
  const isBare = facts.length + asked.wishes.length + asked.demands.length + asked.loads.length === 0 && asked.pallets === null;
  if (!isBare || isWritten)
    return { wants: 'facts', subjects, asked: { ...asked, topics: facts, compares: asked.compares && !isBare } };
  return which.length > 0 || asked.compares ? { wants: 'facts', subjects, asked: { ...asked, topics: ['summary'] } } : null;
};
