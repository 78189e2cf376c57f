import { type ChatQuestion, MAX_RECOMMENDED } from '@forecourt/contracts';
import type { FinanceTerms } from '@forecourt/rules';
import { ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { isFactTopic, isPolicyTopic, type Topic } from '../questions/topic.ts';
import { actOf, understand } from '../understand/model.ts';
import { pointsAtOne } from '../understand/pointer.ts';
import { readMessage } from '../understand/read-message.ts';
import { NOTHING_READ, type Reading } from '../understand/reading.ts';
import { withTheirVat } from '../understand/vat-wishes.ts';
import { after, wished } from '../wishes/advance.ts';
import { bareFigure } from '../wishes/bare-figure.ts';
import { type Conversation, NOTHING_SAID } from '../wishes/conversation.ts';
import { mergedPlan, NO_PLAN } from '../wishes/plan.ts';
import { saysOnlyUse } from '../wishes/purpose.ts';
import { subjectsOf } from '../wishes/subjects.ts';
import { withoutTakenBack } from '../wishes/taken-back.ts';
import { underPlan } from '../wishes/under-plan.ts';
import { isChoice, isRange, keyed, type Wish, wishKey } from '../wishes/wish.ts';
import { amongShown } from './among-shown.ts';
import { asAsked } from './as-asked.ts';
import { actOfTurn, asWanted } from './as-wanted.ts';
import { isAskable } from './asked-topics.ts';
import { asksDealership } from './asks-dealership.ts';
import { describedIn } from './described-in.ts';
import { financeTurn, isLimit } from './finance-turn.ts';
import { followUpOnPages, isPlaceOf, pricedOf, toldBy } from './follow-up-pages.ts';
import { goOnWith } from './go-on.ts';
import { askedOfPage, asksOfNamed, inFocus } from './in-focus.ts';
import { ofBest } from './of-best.ts';
import { advised, describedOfShown, likeWhichVan, meantOrShown } from './of-shown.ts';
import { demandsOf, onesThatDo } from './ones-that-do.ts';
import { explains, isAnswered } from './page-answers.ts';
import { withPlan } from './plan-in.ts';
import { findsVans, goesOnAbout, questionIn } from './question-in.ts';
import { rangeTurn } from './range-turn.ts';
import { isTheirVan } from './their-van.ts';
import type { Surroundings, Turn } from './turn.ts';
import { asBudget, whichFigure, withUnclear } from './which-figure.ts';
import { comparedWithNone, whichOfThem } from './which-of-them.ts';

/** Above this a turn is what the model says, whatever its words name. */
const SURE = 0.7;

/** Asks what there is, not what this van has. */
const ASKS_STOCK = /\b(?:any|got|do you have|have you|show|looking|want|need|others?|anything)\b/;

const asksAVan = (reading: Reading, hasPage: boolean, isFirst: boolean): boolean => {
  if (findsVans(reading) || (reading.topics.includes('servicing') && reading.clauses.length === 1)) return false;
  const facts = reading.topics.some(isFactTopic);
  const policies = reading.topics.some((topic) => isPolicyTopic(topic));
  const askable = reading.wishes.length > 0 && reading.wishes.every((wish) => wish.kind !== 'body' && isAskable(wish));
  // "6 seats? and auto?", typed beside a van.
  const near = reading.pointer === null || reading.pointer.by === 'it' || reading.pointer.by === 'this';
  if (isFirst && hasPage && reading.asks && askable && !ASKS_STOCK.test(reading.text) && near) return true;
  if (reading.pointer?.by === 'mark' && askable) return true;
  if (reading.pointer !== null) return facts || (reading.asksFact && reading.wishes.some(isAskable));
  return facts && reading.wishes.length === 0 && !policies;
};

/** "Hello, I need a van for my dog grooming business" is neither a greeting alone nor off the topic. */
const isOnlyAboutVans = ({ topics, text }: Reading): boolean => {
  const beside = /\bvans?\b/.test(text) ? ['greeting', 'thanks', 'offTopic'] : [];
  return topics.every((topic) => beside.includes(topic));
};

/** "It must be all right in the clean air zone", of no van yet: that is wished. */
const withoutSubject = (reading: Reading): Reading | null => {
  if (!reading.topics.includes('cleanAir')) return null;
  const wishes = [...reading.wishes.filter(({ kind }) => kind !== 'cleanAir'), { kind: 'cleanAir' as const }];
  return { ...reading, wishes, topics: reading.topics.filter((topic) => !isFactTopic(topic)), pointer: null };
};

/** What pages of the dealership speak of too. */
const OF_PAGES: ReadonlySet<Topic> = new Set(['price', 'finance', 'vatOnVan', 'warranty', 'history', 'wear', 'availability']);
/** "How old is the van", after finance: of the van that is looked at. */
const asksPlainFact = ({ topics }: Reading, { subject }: Conversation, page: Van | undefined): boolean =>
  (page !== undefined || subject !== null) &&
  topics.length > 0 &&
  topics.every((topic) => isFactTopic(topic) && !OF_PAGES.has(topic));

const statedIn = (reading: Reading): readonly Wish[] => [
  ...reading.wishes.filter(({ kind }) => kind === 'cleanAir'),
  ...demandsOf(reading),
];

const ASIDES: ReadonlySet<Topic> = new Set(['thanks', 'greeting', 'bye']);
/** "Thanks", "ok": what was spoken of before still is. */
const isAside = (turn: Turn): boolean =>
  turn.wants === 'talk' && turn.told === null && turn.topics.every((topic) => ASIDES.has(topic));

/** "Does it come with a spare wheel", where no van is in sight: no wish for one. */
const asksOfNone = ({ text, wishes, topics }: Reading, { shown }: Conversation, page: Van | undefined): boolean =>
  page === undefined &&
  shown.length === 0 &&
  OF_IT.test(text) &&
  !topics.some(isPolicyTopic) &&
  wishes.length > 0 &&
  wishes.every(({ kind }) => kind === 'feature');
const OF_IT = /^ (?:(?:and|so|but|ok|hi|hello|,) )*(?:does|has|is) (?:it|this|that)\b/;

/** "Anything coming in": what is to come is shown, whatever else is said of it. */
const asksDueIn = ({ wishes }: Reading): boolean =>
  wishes.some((wish) => wish.kind === 'status' && isChoice(wish) && wish.values.includes('Due In'));

/** What one message makes of the conversation. */
export const turnOf = (said: Reading, state: Conversation, { stock, page, pages }: Surroundings): Turn => {
  const reading = asAsked(likeWhichVan(said, state, page), state);
  const talk: Turn = { wants: 'talk', topics: reading.topics, told: null };
  const which = page === undefined ? whichFigure(reading, state) : null;
  if (which !== null) return { wants: 'talk', topics: [], ...which };
  const advice = advised(reading, state, stock, page);
  if (advice !== null) return advice;
  if (reading.topics.includes('unknownMark') || (reading.asksWhy && !reading.topics.some(isFactTopic))) return talk;
  if (explains(reading, pages, page !== undefined || state.subject !== null || reading.pointer !== null)) return talk;
  const having = onesThatDo(reading, state);
  if (having !== null) return { wants: 'vans', ...wished(having, state, stock, page) };
  if (isTheirVan(reading, state)) return { wants: 'talk', topics: ['ownVan'], told: null };
  const further = asksPlainFact(reading, state, page) ? null : followUpOnPages(reading, state.told, pages);
  if (further !== null) return { wants: 'talk', topics: state.told, told: further };
  const priced = isPlaceOf(reading, state.told) ? state.told : pricedOf(reading, state.told);
  if (priced.length > 0) return { wants: 'talk', topics: priced, told: null };
  const alone = comparedWithNone(reading, state, stock, page);
  if (alone !== null) return alone;
  if (asksOfNone(reading, state, page)) return { wants: 'talk', topics: ['features'], told: null };
  const best =
    amongShown(reading, state, stock, page) ?? ofBest(reading, state, stock, page) ?? whichOfThem(reading, state, stock);
  if (best !== null) return best;
  // "And the most?", after the limits of a deposit.
  const isMoreOfTold = reading.goesOn && reading.order !== null && reading.wishes.length === 0 && reading.pointer === null;
  if (isMoreOfTold && state.told.some(isLimit)) return { wants: 'talk', topics: state.told, told: null };
  const goneOn = goOnWith(reading, state);
  const ofGoneOn = goneOn === null ? [] : meantOrShown(goneOn, state, stock, page);
  if (goneOn !== null && ofGoneOn.length > 0) return { wants: 'facts', subjects: ofGoneOn, asked: goneOn };
  const figures = financeTurn(reading, state, stock, page);
  if (figures !== null) return figures;
  const ofShown = findsVans(reading) ? null : describedOfShown(reading, state, stock, page);
  if (ofShown !== null) return ofShown;
  const inReach = rangeTurn(reading, state, stock, page);
  if (inReach !== null) return inReach;
  // "What about 6 years old then", after vans of 4 years at most: another figure of what was wished.
  const isRevised = reading.goesOn && state.questioned === null && reading.topics.length + reading.demands.length === 0;
  if (isRevised && reading.wishes.length > 0 && reading.wishes.every((wish) => isRange(wish) && state.wishes.has(wish.kind)))
    return { wants: 'vans', ...wished({ ...reading, pointer: null }, state, stock, page) };
  const asked = questionIn(reading, state);
  if (asked !== null || goesOnAbout(reading, state) || asksAVan(reading, page !== undefined, state.found.length === 0)) {
    const subjects = meantOrShown(reading, state, stock, page);
    if (subjects.length > 0) return { wants: 'facts', subjects, asked: asked ?? reading };
  }
  const described = describedIn(reading, state, stock, page);
  if (described.length > 0) return { wants: 'facts', subjects: described, asked: { ...reading, topics: [] } };
  const sought = withoutSubject(reading);
  if (sought !== null) return { wants: 'vans', ...wished(sought, state, stock, page) };
  const wishes =
    (reading.wishes.length > 0 || bareFigure(reading.bare, state) !== null) &&
    (reading.seeksBesides || asksDueIn(reading) || !asksDealership(reading));
  const pointsOnly = asksOfNamed(reading);
  const onPage = (wishes && !pointsOnly) || reading.asksForVans ? [] : askedOfPage(reading, state, stock, page);
  if (onPage.length > 0)
    return { wants: 'facts', subjects: onPage, asked: { ...reading, topics: [], wishes: [], compares: false } };
  const isAsked = reading.asks && isAnswered(reading, pages);
  const seeks =
    reading.purpose !== null ||
    (saysOnlyUse(reading, state) && !asksDealership(reading)) ||
    (reading.asksForVans && (reading.seeksBesides || isOnlyAboutVans(reading)));
  const vans = wishes || findsVans(reading) || (seeks && (!isAsked || reading.seeksBesides));
  return vans ? { wants: 'vans', ...wished(reading, state, stock, page) } : talk;
};

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
}

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
      return { state: before, reading: NOTHING_READ, turn, page };
    }
    const read = asBudget(withPlan(readMessage(withUnclear(message, before), stock.names, thisYear), before), before);
    const plan = mergedPlan(read.startAgain ? { ...NO_PLAN, reclaims: before.plan.reclaims } : before.plan, read.plan);
    const reading = inFocus({ ...read, wishes: withTheirVat(read.wishes, plan, read.text) }, before, surroundings);
    const state = { ...before, plan, wishes: keyed(withTheirVat([...before.wishes.values()], read.plan)) };
    const { act, probability } = actOf(understand(message), { onPage: page !== undefined, before: before.acts });
    const found = turnOf(reading, state, surroundings);
    const turn = probability < SURE ? found : asWanted(found, act, { reading, state, surroundings });
    // "The second one, when can I drive it": that is the one from now on.
    const pointed = turn.wants === 'talk' && pointsAtOne(reading) ? subjectsOf(reading, state, stock, page)[0] : undefined;
    if (pointed !== undefined) return { state: { ...state, subject: pointed.id }, reading, turn, page };
    return { state, reading, turn: turn.wants === 'vans' ? { ...turn, state: underPlan(turn.state, terms) } : turn, page };
  };
  let state: Conversation = { ...NOTHING_SAID, spoken: page === undefined ? [] : [page.id] };
  for (const earlier of question.earlier) {
    const { turn, reading, state: planned } = heard(earlier.message, state);
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
      unclear: turn.wants === 'talk' ? (turn.unclear ?? null) : null,
      told: toldBy(turn, reading, state.told, pages),
      asked: reading.topics.includes('greeting') && turn.wants === 'talk' ? new Set([...state.asked, 'budget']) : state.asked,
    };
    const spokenOf = turn.wants === 'facts' ? turn.subjects.slice(0, MAX_RECOMMENDED).map(({ id }) => id) : [];
    state = after(state, spokenOf.length > 0 ? spokenOf : earlier.vehicleIds, turn.wants === 'vans');
  }
  return heard(question.message, state);
};
