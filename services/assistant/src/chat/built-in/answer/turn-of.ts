import type { Act } from '@forecourt/language';
import type { Van } from '../find/van.ts';
import { isFactTopic, isPolicyTopic, type Topic } from '../questions/topic.ts';
import type { Pointer, Reading } from '../understand/reading.ts';
import { asksOnlyCharges } from '../understand/without-charges.ts';
import { wished } from '../wishes/advance.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { inSight } from '../wishes/in-sight.ts';
import { changesPlan } from '../wishes/plan.ts';
import { saysOnlyUse } from '../wishes/purpose.ts';
import { isChoice, type Wish } from '../wishes/wish.ts';
import { amongShown } from './among-shown.ts';
import { asAsked } from './as-asked.ts';
import { asQuestion } from './as-question.ts';
import { comparedWithNone } from './compared-with-none.ts';
import { financeTurn, isLimit } from './finance-turn.ts';
import { followUpOnPages, isPlaceOf, pricedOf } from './follow-up-pages.ts';
import { goOnWith } from './go-on.ts';
import { askedOfPage } from './in-focus.ts';
import { ofBest } from './of-best.ts';
import { advised, describedOfShown, likeWhichVan, meantOrShown } from './of-shown.ts';
import { onesThatDo } from './ones-that-do.ts';
import { isAnswered } from './page-answers.ts';
import { asksFigures } from './plan-in.ts';
import { findsVans } from './question-in.ts';
import { rangeTurn } from './range-turn.ts';
import { smallWord } from './small-words.ts';
import { sumIn } from './sum-in.ts';
import { isTheirVan } from './their-van.ts';
import type { Surroundings, Turn } from './turn.ts';
import { whichFigure } from './which-figure.ts';

type Take = (reading: Reading, state: Conversation, surroundings: Surroundings) => Turn | null;

const firstOf =
  (...takes: readonly Take[]): Take =>
  (reading, state, surroundings) => {
    for (const take of takes) {
      const turn = take(reading, state, surroundings);
      if (turn !== null) return turn;
    }
    return null;
  };

const talkOn = (topics: readonly Topic[], told: string | null = null): Turn => ({ wants: 'talk', topics, told });

const SUMS: ReadonlySet<Wish['kind']> = new Set(['price', 'priceWithVat', 'monthly']);
/** "Can you do £14k for the Transit Custom" is an offer, no budget. */
const withoutOffer = (reading: Reading): Reading =>
  reading.topics.includes('discount') ? { ...reading, wishes: reading.wishes.filter(({ kind }) => !SUMS.has(kind)) } : reading;

/** "It must be all right in the clean air zone" is wished; of a van in sight it is asked. */
const withZone = (reading: Reading): Reading =>
  reading.topics.includes('cleanAir')
    ? { ...reading, wishes: [...reading.wishes.filter(({ kind }) => kind !== 'cleanAir'), { kind: 'cleanAir' }] }
    : reading;

const OF_SHOWN: ReadonlySet<Pointer['by']> = new Set(['place', 'places', 'start', 'other', 'both', 'mark']);

/** "Does it come with a spare wheel", where no van is in sight. */
const isOfNone = ({ pointer, wishes, asksForVans }: Reading, { shown, subject }: Conversation, page: Van | undefined): boolean =>
  (pointer?.by === 'it' || pointer?.by === 'this') &&
  !asksForVans &&
  wishes.every(({ kind }) => kind === 'feature') &&
  shown.length === 0 &&
  subject === null &&
  page === undefined;

/** Vans are to be shown, if it says anything by which they can be found. */
const vans: Take = (reading, state, { stock, page }) => {
  const having = withZone(withoutOffer(reading));
  const says =
    having.wishes.length > 0 ||
    findsVans(having) ||
    having.purpose !== null ||
    having.matters.length > 0 ||
    (having.demands.length > 0 && !having.asks) ||
    ((having.asksForVans || having.seeksVans) && page === undefined && state.shown.length === 0) ||
    saysOnlyUse(having, state);
  const isOfShown =
    having.pointer !== null && OF_SHOWN.has(having.pointer.by) && having.wishes.length === 0 && !findsVans(having);
  if (isOfShown || (reading.asksFact && isOfNone(reading, state, page))) return null;
  return says ? { wants: 'vans', ...wished(having, state, stock, page) } : null;
};

/** Something is asked of vans in sight, or of one that the stock has. */
const facts: Take = firstOf(
  (reading, state, { stock, page }) => {
    const goneOn = goOnWith(reading, state);
    const subjects = goneOn === null ? [] : meantOrShown(goneOn, state, stock, page);
    return goneOn === null || subjects.length === 0 ? null : { wants: 'facts', subjects, asked: goneOn };
  },
  (reading, state, { stock, page }) => financeTurn(reading, state, stock, page),
  (reading, state, { stock, page }) => rangeTurn(reading, state, stock, page),
  (reading, state, { stock, page }) => ofBest(reading, state, stock, page),
  (reading, state, { stock, page }) => describedOfShown(reading, state, stock, page),
  asQuestion,
  (reading, state, { stock, page }) => {
    const subjects = askedOfPage(reading, state, stock, page);
    return subjects.length === 0 ? null : { wants: 'facts', subjects, asked: { ...reading, topics: [], wishes: [] } };
  },
);

/** One of several is to be chosen, or they are held against each other. */
const pick: Take = firstOf(
  (reading, state, { stock, page }) => comparedWithNone(reading, state, stock, page),
  (reading, state, { stock, page }) => amongShown(reading, state, stock, page),
  (reading, state, { stock, page }) => ofBest(reading, state, stock, page),
  // There are more than those in sight.
  (reading, state, surroundings) => (reading.order === null ? null : vans(reading, state, surroundings)),
  facts,
  // Which of them, and nothing said of what counts.
  (reading, state, { stock }) => {
    const isOpen = reading.wishes.length === 0 && !findsVans(reading) && reading.asks && !reading.topics.some(isPolicyTopic);
    const sight = !isOpen ? [] : inSight(state).flatMap((id) => stock.find(id) ?? []);
    return sight.length > 1 ? { wants: 'advice', vans: sight } : null;
  },
);

/** Something is asked of the dealership, or nothing that it sells is meant. */
const talk: Take = (reading, state, { stock, page, pages }) => {
  const limits = reading.topics.some(isLimit) ? financeTurn(reading, state, stock, page) : null;
  if (limits !== null) return limits;
  const further = followUpOnPages(reading, state.told, pages);
  if (further !== null) return talkOn(state.told, further);
  const priced = isPlaceOf(reading, state.told) ? state.told : pricedOf(reading, state.told);
  if (priced.length > 0) return talkOn(priced);
  const isMore = reading.goesOn && reading.order !== null && state.told.some(isLimit);
  if (isMore) return talkOn(state.told);
  const isTold = reading.topics.some((topic) => !isFactTopic(topic)) || isAnswered(reading, pages);
  return isTold ? talkOn(reading.topics) : null;
};

const TAKES: Readonly<Record<Act, Take>> = { vans, facts, pick, talk };

/** "Anything coming in". */
const asksDueIn = (wish: Wish): boolean => wish.kind === 'status' && isChoice(wish) && wish.values.includes('Due In');

/** What some words surely want, whatever else they may. */
const surely = (reading: Reading, { questioned, told }: Conversation, hasPage: boolean): Act | null => {
  const { pointer, dropped, otherwise, startAgain, insists, wishes, goesBack, asksWhy, topics } = reading;
  if ((goesBack && pointer !== null) || pointer?.by === 'mark') return 'facts';
  if (dropped.length + otherwise.length > 0 || startAgain) return 'vans';
  if ((insists && wishes.length > 0) || wishes.some(asksDueIn)) return 'vans';
  if (smallWord(reading.text) !== null || topics.includes('unknownMark') || (asksWhy && !topics.some(isFactTopic))) return 'talk';
  if (reading.compares && wishes.some(({ kind }) => kind === 'name')) return 'pick';
  if (reading.goesOn && questioned?.asksWhich === true) return 'pick';
  // "This one" is looked at; "what about the Peugeot" goes on with what was asked of another.
  const isOther = reading.order !== null || reading.comparison !== null || reading.similar || reading.more;
  const isThis = pointer?.by === 'this' || (pointer?.by === 'it' && hasPage && reading.asksFact);
  if (isThis && reading.asks && !isOther) return 'facts';
  if (pointer?.by === 'description' && reading.goesOn && questioned !== null && !isOther) return 'facts';
  // "Too many miles".
  if (reading.comparison !== null && !reading.asks && !reading.asksWhich) return 'vans';
  if (pointer?.by === 'description' && topics.some(isFactTopic) && !reading.asksForVans) return 'facts';
  const isLimited = reading.goesOn && reading.order !== null && told.some(isLimit);
  return isLimited || isPlaceOf(reading, told) ? 'talk' : null;
};

/** What one message makes of the conversation: the likeliest of what it may want that it says enough for. */
export const turnOf = (said: Reading, acts: readonly Act[], state: Conversation, surroundings: Surroundings): Turn => {
  const { stock, page } = surroundings;
  const reading = asAsked(likeWhichVan(said, state, page), state);
  if (asksOnlyCharges(reading)) return talkOn([], reading.charges.join('\n'));
  const which = page === undefined ? whichFigure(reading, state) : null;
  if (which !== null) return { wants: 'talk', topics: [], ...which };
  const advice = advised(reading, state, stock, page);
  if (advice !== null) return advice;
  if (isTheirVan(reading, state)) return talkOn(['ownVan']);
  const having = onesThatDo(reading, state);
  if (having !== null) return { wants: 'vans', ...wished(having, state, stock, page) };
  const isOfSum =
    (sumIn(reading) !== null && page === undefined && state.questioned === null) ||
    (state.sum !== null && changesPlan(reading.plan) && reading.pointer === null);
  if (isOfSum && reading.wishes.length < 2)
    return talkOn(reading.topics.includes('finance') ? reading.topics : [...reading.topics, 'finance']);
  const isOfFigures = changesPlan(reading.plan) || (asksFigures(state) && reading.parts.length > 0);
  const figures = isOfFigures ? financeTurn(reading, state, stock, page) : null;
  if (figures !== null) return figures;
  const sure = surely(reading, state, page !== undefined);
  for (const act of sure === null ? acts : [sure, ...acts]) {
    const turn = TAKES[act](reading, state, surroundings);
    if (turn !== null) return turn;
    if (act === sure && act === 'talk') return talkOn(reading.topics);
  }
  const isOfVan = acts[0] === 'facts' || acts[0] === 'pick';
  const subjects = isOfVan ? meantOrShown(reading, state, stock, page) : [];
  if (subjects.length > 0) return { wants: 'facts', subjects, asked: { ...reading, wishes: [] } };
  // Which van is meant is asked back.
  return talkOn(isOfVan && reading.topics.length === 0 && reading.asksFact ? ['features'] : reading.topics);
};
