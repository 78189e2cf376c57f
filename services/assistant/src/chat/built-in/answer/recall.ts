import { type ChatQuestion, MAX_RECOMMENDED } from '@forecourt/contracts';
import type { Act, Moment } from '@forecourt/language';
import type { FinanceTerms } from '@forecourt/rules';
import { ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { type Topic } from '../questions/topic.ts';
import { actsWanted, understand } from '../understand/model.ts';
import { pointsAtOne } from '../understand/pointer.ts';
import { readMessage } from '../understand/read-message.ts';
import { NOTHING_READ, type Reading } from '../understand/reading.ts';
import { withTheirVat } from '../understand/vat-wishes.ts';
import { after, wished } from '../wishes/advance.ts';
import { type Conversation, NOTHING_SAID } from '../wishes/conversation.ts';
import { mergedPlan, NO_PLAN } from '../wishes/plan.ts';
import { subjectsOf } from '../wishes/subjects.ts';
import { withoutTakenBack } from '../wishes/taken-back.ts';
import { underPlan } from '../wishes/under-plan.ts';
import { keyed, type Wish, wishKey } from '../wishes/wish.ts';
import { toldBy } from './follow-up-pages.ts';
import { inFocus } from './in-focus.ts';
import { saysUnsure } from './not-meant.ts';
import { demandsOf } from './ones-that-do.ts';
import { withPlan } from './plan-in.ts';
import { sumAfter } from './sum-in.ts';
import type { Surroundings, Turn } from './turn.ts';
import { actOfTurn } from './turn.ts';
import { turnOf } from './turn-of.ts';
import { asBudget, withUnclear } from './which-figure.ts';

const statedIn = (reading: Reading): readonly Wish[] => [
  ...reading.wishes.filter(({ kind }) => kind === 'cleanAir'),
  ...demandsOf(reading),
];

const ASIDES: ReadonlySet<Topic> = new Set(['thanks', 'greeting', 'bye']);
/** "Thanks", "ok": what was spoken of before still is. */
const isAside = (turn: Turn): boolean =>
  turn.wants === 'talk' && turn.told === null && turn.topics.every((topic) => ASIDES.has(topic));

/** The one that "it" is from now on; of "is this the biggest" still the same. */
const subjectAfter = (
  { subjects, order, asked }: Extract<Turn, { wants: 'facts' }>,
  { subject }: Conversation,
): number | null => {
  const [first] = subjects;
  const isSame = asked.pointer?.by === 'this' || (asked.pointer?.by === 'it' && !asked.pointer.many);
  if (order !== undefined && isSame) return subject;
  return subjects.length === 1 || order !== undefined ? (first?.id ?? null) : null;
};

export interface Recalled {
  readonly state: Conversation;
  readonly reading: Reading;
  readonly turn: Turn;
  readonly page: Van | undefined;
  /** A wish is taken back by its button. */
  readonly taken: boolean;
}

/** A part alone is easily misunderstood. */
const SURE = 0.85;

/** What a message may want, the likeliest first: one of several parts may ask for vans besides. */
const actsIn = (message: string, { clauses }: Reading, moment: Moment): readonly Act[] => {
  const acts = actsWanted(understand(message), moment).map(({ act }) => act);
  const parts = clauses.length > 1 ? clauses.flatMap(({ said }) => actsWanted(understand(said), moment).slice(0, 1)) : [];
  const seeks = parts.some(({ act, probability }) => act === 'vans' && probability >= SURE);
  return acts[0] === 'talk' && seeks ? ['vans', ...acts] : acts;
};

/** The conversation so far, from what the visitor typed and which vans were shown; nothing else of it is trusted. */
export const recall = (
  question: ChatQuestion,
  { stock, pages, thisYear, terms }: Omit<Surroundings, 'page'> & { readonly thisYear: number; readonly terms: FinanceTerms },
): Recalled => {
  const page = question.vehicleId == null ? undefined : stock.find(question.vehicleId);
  const surroundings = { stock, page, pages };
  const heard = (message: string, before: Conversation): Recalled => {
    const left = withoutTakenBack(message, before.wishes);
    if (left !== null) {
      // With none left it begins anew.
      const rest = left.size === 0 ? { ...before, found: [] } : before;
      const turn: Turn = { wants: 'vans', ...wished(NOTHING_READ, { ...rest, wishes: left }, stock, page) };
      return { state: before, reading: NOTHING_READ, turn, page, taken: true };
    }
    const read = asBudget(withPlan(readMessage(withUnclear(message, before), stock.names, thisYear), before), before);
    const plan = mergedPlan(read.startAgain ? { ...NO_PLAN, reclaims: before.plan.reclaims } : before.plan, read.plan);
    const reading = inFocus({ ...read, wishes: withTheirVat(read.wishes, plan, read.text) }, before, surroundings);
    const state = { ...before, plan, wishes: keyed(withTheirVat([...before.wishes.values()], read.plan)) };
    const acts = actsIn(message, reading, { onPage: page !== undefined, before: before.acts });
    const turn = turnOf(reading, acts, state, surroundings);
    // "The second one, when can I drive it": that is the one from now on.
    const pointed = turn.wants === 'talk' && pointsAtOne(reading) ? subjectsOf(reading, state, stock, page)[0] : undefined;
    if (pointed !== undefined) return { state: { ...state, subject: pointed.id }, reading, turn, page, taken: false };
    const planned = turn.wants === 'vans' ? { ...turn, state: underPlan(turn.state, terms) } : turn;
    return { state, reading, turn: planned, page, taken: false };
  };
  let state: Conversation = { ...NOTHING_SAID, spoken: page === undefined ? [] : [page.id] };
  for (const earlier of question.earlier) {
    const { turn, reading, state: planned } = heard(earlier.message, state);
    // What was not understood changes nothing but what was said of money.
    if (saysUnsure(earlier.answer)) {
      state = { ...state, plan: planned.plan };
      continue;
    }
    state = turn.wants === 'vans' ? turn.state : planned;
    if (turn.wants === 'facts') state = { ...state, subject: subjectAfter(turn, state) };
    // "My work has a 2.2 m barrier": what is said of a need holds for all vans, whichever was looked at.
    if (turn.wants === 'facts' && !reading.asks)
      for (const wish of statedIn(reading)) state = { ...state, wishes: new Map(state.wishes).set(wishKey(wish), wish) };
    if (turn.wants === 'advice') state = { ...state, subject: ranked(turn.vans, state.wishes, null, 1)[0]?.id ?? null };
    state = {
      ...state,
      acts: [...state.acts, actOfTurn(turn)],
      advised: turn.wants === 'advice' ? turn.vans.map(({ id }) => id) : [],
      questioned: turn.wants === 'facts' ? turn.asked : isAside(turn) ? state.questioned : null,
      dailyMiles: reading.demands.find(({ kind }) => kind === 'range')?.value ?? state.dailyMiles,
      sum: turn.wants === 'talk' ? sumAfter(reading, state) : null,
      unclear: turn.wants === 'talk' ? (turn.unclear ?? null) : null,
      told: toldBy(turn, reading, state.told, pages),
      asked: reading.topics.includes('greeting') && turn.wants === 'talk' ? new Set([...state.asked, 'budget']) : state.asked,
    };
    const spokenOf = turn.wants === 'facts' ? turn.subjects.slice(0, MAX_RECOMMENDED).map(({ id }) => id) : [];
    state = after(state, spokenOf.length > 0 ? spokenOf : earlier.vehicleIds, turn.wants === 'vans');
  }
  return heard(question.message, state);
};
