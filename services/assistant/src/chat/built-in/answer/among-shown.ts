import { MAX_RECOMMENDED } from '@forecourt/contracts';
import { themesOf } from '../find/page-words.ts';
import { allTests, fitting, measureOf, ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { type FactTopic, isFactTopic, type Topic } from '../questions/topic.ts';
import { orderIn } from '../understand/follow-up.ts';
import type { Reading } from '../understand/reading.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { inSight } from '../wishes/in-sight.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { ORDERS, type Order } from '../wishes/wish.ts';
import { askedTopics, topicOf } from './asked-topics.ts';
import { asksFigures } from './plan-in.ts';
import type { Turn } from './turn.ts';

const topicOfOrder = (order: Order): FactTopic => {
  const kind = measureOf(order);
  return kind === 'monthly' ? 'finance' : kind === 'price' || kind === 'towing' ? kind : (topicOf({ kind }) ?? 'price');
};
/** Of little rather than of much; of the age the newest has least. */
const LESS: ReadonlySet<Order> = new Set(['cheapest', 'lowest mileage', 'newest', 'least volume', 'lowest monthly', 'lowest']);
const LEAST = /\b(?:lowest|least|lower|less|fewest|smallest|best)\b/;
const MOST = /\b(?:highest|most|higher|more|biggest|best)\b/;

/** What a superlative is of that names nothing itself. */
const OPEN: ReadonlySet<Order> = new Set(['cheapest', 'most volume', 'least volume', 'tallest load', 'lowest', 'newest']);
/** Of what was asked of them before, where the superlative names nothing itself: "which is lowest", after their miles. */
const orderOfAsked = ({ text }: Reading, { questioned }: Conversation): Order | null => {
  const topics = questioned === null ? [] : askedTopics(questioned);
  const orders = topics.length === 1 ? ORDERS.filter((order) => topicOfOrder(order) === topics[0]) : [];
  const least = LEAST.test(text) ? orders.find((order) => LESS.has(order)) : undefined;
  return least ?? (MOST.test(text) ? orders.find((order) => !LESS.has(order)) : undefined) ?? null;
};

/** What the best is best in, and whatever else is asked of it. */
export const topicsOfBest = (order: Order, { topics }: Reading): readonly Topic[] => [
  ...new Set<Topic>([topicOfOrder(order), ...topics.filter(isFactTopic)]),
];

const bestFirst = (reading: Reading, order: Order, ids: readonly number[], stock: StockView): Turn => {
  const vans = ids.flatMap((id) => stock.find(id) ?? []);
  const asked: Reading = { ...reading, topics: topicsOfBest(order, reading) };
  const best = ranked(vans, new Map(), order, vans.length);
  // "The oldest of those, what did it do" asks of that one alone.
  const [first] = best;
  if (first !== undefined && themesOf(reading.text, []).some(({ topic }) => topic === null || topic === 'history'))
    return { wants: 'facts', subjects: [first], asked: { ...reading, topics: reading.topics.filter(isFactTopic) } };
  // What the others tow is seldom recorded: they are asked for at the dealership.
  const unknown = order === 'most towing' ? vans.filter((van) => !best.includes(van)) : [];
  return { wants: 'facts', subjects: [...best, ...unknown], asked, order };
};

/** "And bigger inside?", after it was asked which of them is best in something else. */
const orderGoneOn = ({ goesOn, text, topics, pointer }: Reading, { questioned }: Conversation): Order | null =>
  goesOn && questioned?.asksWhich === true && topics.length === 0 && pointer === null ? orderIn(text) : null;

const IS_BETTER = /^ (?:\w+ ){0,2}?(?:is|has|does|can) (?:the|that) .*?\b(\w+er|more \w+|less \w+)(?: \w+)?[ ?.]*$/;
/** "Is the second one newer": than the others. */
const orderBeside = ({ text, pointer, wishes }: Reading): Order | null =>
  pointer !== null && pointer.by !== 'it' && wishes.length === 0 ? orderIn(IS_BETTER.exec(text)?.[1] ?? '') : null;

const IS_IT = /\bis (?:it|this|that)(?: one| van)?\b/;
/** "Is this the biggest you do": it beside the one that is. */
const amongAll = (reading: Reading, { subject }: Conversation, stock: StockView, page: Van | undefined): Turn | null => {
  const own = (subject === null ? undefined : stock.find(subject)) ?? page;
  const { order, text, wishes } = reading;
  if (own === undefined || order === null || wishes.length > 0 || !IS_IT.test(text)) return null;
  const [best] = ranked(stock.available, new Map(), order, 1);
  return bestFirst(reading, order, [...new Set([best?.id ?? own.id, own.id])], stock);
};

/** "Which carries more", after two were held against each other, or where there are no others to choose from: of those. */
export const amongShown = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): Turn | null => {
  const ofAll = amongAll(reading, state, stock, page);
  if (ofAll !== null) return ofAll;
  const own = reading.asksWhich ? reading.order : (orderGoneOn(reading, state) ?? orderBeside(reading));
  if (own === null || reading.wishes.length > 0) return null;
  // "Not Peugeot", and then "the cheapest of those": what is no longer wanted is out of sight.
  const held = inSight(state).flatMap((id) => stock.find(id) ?? []);
  const wanted = held.filter(allTests(state.wishes));
  const sight = (wanted.length > 1 ? wanted : held).map(({ id }) => id);
  const asked = (OPEN.has(own) ? orderOfAsked(reading, state) : null) ?? own;
  // After monthly figures "cheaper" is cheaper a month.
  const order = asked === 'cheapest' && asksFigures(state) ? 'lowest monthly' : asked;
  if (sight.length < 2) return null;
  const isOfAll = state.questioned === null && state.shown.length > 1 && reading.pointer === null;
  const others = isOfAll ? fitting(stock.available, state.wishes).length : 0;
  return others > MAX_RECOMMENDED ? null : bestFirst(reading, order, sight, stock);
};
