import type { Van } from '../find/van.ts';
import { isAnsweredByFigures, isFactTopic, isPolicyTopic, type Topic } from '../questions/topic.ts';
import type { FinancePart } from '../understand/finance-parts.ts';
import type { Pointer, Reading } from '../understand/reading.ts';
import { wished } from '../wishes/advance.ts';
import type { Conversation } from '../wishes/conversation.ts';
import { changesPlan } from '../wishes/plan.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { subjectsOf } from '../wishes/subjects.ts';
import { asksFigures } from './plan-in.ts';
import type { Turn } from './turn.ts';

/** The same of any van. */
const LIMITS: ReadonlySet<Topic> = new Set(['financeDeposit', 'financeTerm']);
export const isLimit = (topic: Topic): boolean => LIMITS.has(topic);
/** What of the agreement is asked; what the plan itself says is not. */
const partsOf = ({ parts, plan }: Reading): readonly FinancePart[] =>
  parts.filter((part) => !(part === 'deposit' && plan.deposit !== null) && !(part === 'vat' && plan.deposit?.vat));

const ASKS_LIMIT = /\b(?:least|lowest|min\w*|max\w*|most|highest|biggest|smallest|limit)\b/;
const OF_PAYMENTS = /\b(?:financ\w*|monthly|repayments?|payments|hp)\b/;

/** Whether vans were found by what they cost a month, and nothing was asked since. */
const foundByMonth = ({ wishes, order, questioned, told, found }: Conversation): boolean =>
  questioned === null && told.length === 0 && found.length > 0 && (wishes.has('monthly') || order === 'lowest monthly');

/** Whether it was said how to pay, but not yet for which van. */
const awaitsVan = ({ told, plan }: Conversation): boolean =>
  told.length > 0 && told.every((topic) => isAnsweredByFigures(topic, told)) && changesPlan(plan);

const MONEY: ReadonlySet<string> = new Set(['price', 'priceWithVat', 'monthly']);
/** "2 years, no deposit, Berlingo" is about that van; whoever looks for one or has a budget is shown some. */
const namedIn = ({ wishes, asksForVans }: Reading, isAwaited: boolean): Pointer | null => {
  const names = wishes.some((wish) => wish.kind === 'name' && !wish.not);
  return names && (isAwaited || !asksForVans) && !wishes.some(({ kind }) => MONEY.has(kind))
    ? { by: 'description', wishes }
    : null;
};

const isOfFinance = (reading: Reading, state: Conversation, parts: readonly FinancePart[]): boolean => {
  const { topics, plan } = reading;
  const asks =
    parts.length > 0 &&
    (asksFigures(state) ||
      foundByMonth(state) ||
      topics.includes('apr') ||
      (parts.includes('vat') && OF_PAYMENTS.test(reading.text)));
  const speaks = topics.includes('finance') || changesPlan(plan) || asks || awaitsVan(state);
  const all: readonly Topic[] = asksFigures(state) && changesPlan(plan) ? [...topics, 'finance'] : topics;
  const asksElse = topics.some((topic) => (isPolicyTopic(topic) || isFactTopic(topic)) && !isAnsweredByFigures(topic, all));
  return speaks && !asksElse;
};

/** A message that asks for figures of a van or says how it would be paid for: by its own words, or after figures were given. */
export const financeTurn = (reading: Reading, state: Conversation, stock: StockView, page: Van | undefined): Turn | null => {
  const parts = partsOf(reading);
  if (!isOfFinance(reading, state, parts)) return null;
  const { plan, topics, wishes } = reading;
  const ofAny = topics.some(isLimit) && plan.deposit === null && plan.months.length === 0;
  const ofVan = asksFigures(state) || (reading.pointer !== null && parts.length > 0);
  if (ofAny && (!ofVan || ASKS_LIMIT.test(reading.text))) return { wants: 'talk', topics: topics.filter(isLimit), told: null };
  const isAwaited = awaitsVan(state) && !changesPlan(plan) && !topics.includes('finance');
  const pointer = reading.pointer ?? namedIn(reading, isAwaited);
  const subjects = subjectsOf({ ...reading, pointer }, state, stock, page);
  const byMonth = (pointer === null || subjects.length === 0) && wishes.some(({ kind }) => kind === 'monthly');
  if (byMonth && changesPlan(plan)) return { wants: 'vans', ...wished(reading, state, stock, page) };
  if (pointer === null && (wishes.length > 0 || isAwaited)) return null;
  if (pointer === null && changesPlan(plan) && foundByMonth(state))
    return { wants: 'vans', ...wished(reading, state, stock, page) };
  const asked = { ...reading, topics: ['finance'] as const, parts, wishes: [] };
  return subjects.length === 0 ? null : { wants: 'facts', subjects, asked };
};
