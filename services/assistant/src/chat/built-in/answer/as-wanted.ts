import type { Act } from '@forecourt/language';
import { themesOf } from '../find/page-words.ts';
import { isFactTopic, isPolicyTopic } from '../questions/topic.ts';
import type { Reading } from '../understand/reading.ts';
import { wished } from '../wishes/advance.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { changesPlan } from '../wishes/plan.ts';
import type { Wish } from '../wishes/wish.ts';
import { meantOrShown } from './of-shown.ts';
import type { Surroundings, Turn } from './turn.ts';

/** What a turn is taken to want. */
export const actOfTurn = (turn: Turn): Act => {
  if (turn.wants === 'advice') return 'pick';
  if (turn.wants === 'facts') return turn.order !== undefined || turn.asked.compares ? 'pick' : 'facts';
  return turn.wants;
};

/** "Any of them white?" is answered by those that are, or by the nearest. */
const OF_ANY = /\bany\b/;
const isOfSight = (act: Act): boolean => act === 'facts' || act === 'pick';

const SAYS_WHICH: ReadonlySet<Wish['kind']> = new Set(['name', 'colour', 'body']);

/** Of the vans in sight: a name says which, and whatever else is named is asked. */
const asQuestion = (reading: Reading, state: Conversation, { stock, page }: Surroundings): Turn | null => {
  const which = reading.wishes.filter(({ kind }) => SAYS_WHICH.has(kind));
  const pointer = reading.pointer ?? (which.length > 0 ? ({ by: 'description', wishes: which } as const) : null);
  const wishes = reading.wishes.filter((wish) => !which.includes(wish));
  const pointed = { ...reading, pointer, wishes, asksFact: true };
  const subjects = meantOrShown(pointed, state, stock, page);
  if (subjects.length === 0) return null;
  const facts = reading.topics.filter(isFactTopic);
  const isWhole = facts.length + wishes.length === 0 && which.length > 0 && themesOf(reading.text, []).length === 0;
  return { wants: 'facts', subjects, asked: { ...pointed, topics: isWhole ? ['summary'] : facts } };
};

/** The turn that the words lead to, or another where that is what the visitor surely wants. */
export const asWanted = (
  turn: Turn,
  act: Act,
  {
    reading,
    state,
    surroundings,
  }: { readonly reading: Reading; readonly state: Conversation; readonly surroundings: Surroundings },
): Turn => {
  const own = actOfTurn(turn);
  if (own === act || (isOfSight(own) && isOfSight(act))) return turn;
  const finds = reading.wishes.length > 0 || reading.purpose !== null;
  if (act === 'vans') {
    const isTold = turn.wants === 'talk' && (turn.told !== null || turn.topics.length > 0);
    const isOfPage = surroundings.page !== undefined && reading.asks;
    return finds && !isTold && !isOfPage
      ? { wants: 'vans', ...wished(reading, state, surroundings.stock, surroundings.page) }
      : turn;
  }
  if (isOfSight(act) && turn.wants === 'vans') {
    const isByMonth = changesPlan(reading.plan) || reading.wishes.some(({ kind }) => kind === 'monthly');
    const isSearch = reading.order !== null || reading.insists || isByMonth || (finds && OF_ANY.test(reading.text));
    return isSearch ? turn : (asQuestion(reading, state, surroundings) ?? turn);
  }
  const policies = reading.topics.filter(isPolicyTopic);
  return act === 'talk' && turn.wants !== 'talk' && policies.length > 0 ? { wants: 'talk', topics: policies, told: null } : turn;
};
