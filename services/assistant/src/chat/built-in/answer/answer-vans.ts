import { type Dealership, MAX_RECOMMENDED } from '@forecourt/contracts';
import { similarVehicles } from '@forecourt/rules';
import type { ChatDraft } from '../../chat-engine.ts';
import { ORDER_WORDS } from '../find/kinds.ts';
import { fitting, ranked, spread } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { WHAT_TO_SAY } from '../questions/small-talk.ts';
import { reasonLines } from '../say/reasons.ts';
import { vanName } from '../say/van-words.ts';
import { softWords } from '../say/wish-label.ts';
import { wishWords } from '../say/wish-words.ts';
import { counted, listed, uncapital } from '../say/words.ts';
import type { Step } from '../wishes/advance.ts';
import { BUDGETS, type Conversation, type Question, questionFor } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { isRange, type Wishes, type WishKind } from '../wishes/wish.ts';
import { goneBy } from './gone-by.ts';
import { nothingFits, recorded } from './nothing-fits.ts';
import { monthlyNote, recommend } from './recommend.ts';
import { repliesTo } from './replies.ts';
import { softened } from './softened.ts';

const QUESTIONS: Readonly<Record<Question, string>> = {
  start: WHAT_TO_SAY,
  kind: 'What kind of van do you need, and what will it carry?',
  budget: "What's your budget, in total or a month?",
};

/** Tradespeople differ on what is large, long or low: how many there are is then not said to the van. */
const isVague = (wishes: Wishes): boolean =>
  ['size', 'wheelbase', 'roof'].some((key) => wishes.has(key)) ||
  [...wishes.values()].some((wish) => isRange(wish) && (wish.word !== undefined || wish.about !== undefined));

const countOf = (total: number, wishes: Wishes): string =>
  total > MAX_RECOMMENDED && isVague(wishes) ? 'several' : counted(total);

const isFew = (total: number): boolean => total <= 2 * MAX_RECOMMENDED;

interface Counts {
  /** All that fit. */
  readonly total: number;
  readonly shown: number;
  /** Not shown so far. */
  readonly left: number;
}

/** @param more others than those that were shown */
const howMany = ({ total, shown, left }: Counts, { wishes, order }: Conversation, more: boolean): string => {
  const many = total !== 1;
  const words = `${countOf(total, wishes)} ${wishWords(wishes, many)}`;
  const first = order !== null && many ? `, ${ORDER_WORDS[order].first} first` : '';
  // Who would see all of a few needs no question.
  const rest = left > 0 && isFew(total) && !isVague(wishes) ? `: ask for the other ${counted(left)}` : '';
  if (more && many)
    return `${shown === 1 ? "Here's another" : 'Here are some others'} of our ${words.replace(/^several /, '')}${first}${rest}.`;
  const best =
    left > 0 && first === '' ? `. ${shown === 1 ? 'This one looks' : `These ${counted(shown)} look`} the best fit` : '';
  return `We have ${words}${first}${best}${rest}.`;
};

/** What was put first, for whoever would put something else there. */
const mattering = ({ fresh, state: { wishes, order } }: Step): readonly string[] => {
  const soft = [...wishes].flatMap(([key, wish]) => (wish.kind === 'soft' && fresh.has(key) ? [softWords(wish.order)] : []));
  return soft.length === 0 || order !== null ? [] : [`I've put ${listed(soft)} first: tell me if something else matters more.`];
};

const byLikeness = (vans: readonly Van[], like: Van): readonly Van[] => {
  const byId = new Map(vans.map((van) => [van.id, van]));
  const alike = similarVehicles(
    like.vehicle,
    vans.map(({ vehicle }) => vehicle),
    MAX_RECOMMENDED,
  );
  return alike.flatMap(({ id }) => byId.get(id) ?? []);
};

/** Those that were shown before, where the only one of a narrower choice is turned down. */
const againOf = (vans: readonly Van[], state: Conversation): ChatDraft => {
  const best = ranked(vans, state.wishes, state.order, MAX_RECOMMENDED);
  return {
    text: [
      `There are no more of those. ${best.length === 1 ? 'The other one' : 'The others'} I had for you:`,
      ...reasonLines(best, state.wishes, state.order),
    ].join('\n'),
    recommended: recommend(best, state),
    unmet: null,
  };
};

const STRETCHED: readonly (readonly [kinds: readonly WishKind[], called: string])[] = [
  [BUDGETS, 'the budget'],
  [['size', 'wheelbase', 'roof', 'loadLength', 'loadVolume', 'payload', 'height', 'length'], 'the size'],
  [['name'], 'the make'],
  [['year', 'mileage'], 'the age or the miles'],
  [['feature'], 'what it comes with'],
];
/** Asks about what was wished, and of that only. */
const stretchOn = (wishes: Wishes): string => {
  const held = new Set([...wishes.values()].map(({ kind }) => kind));
  const called = STRETCHED.flatMap(([kinds, name]) => (kinds.some((kind) => held.has(kind)) ? [name] : []));
  return called.length === 0 ? '' : ` Could you stretch on ${listed(called, 'or')}?`;
};

/** Vans that fit what was wished, or what comes nearest. @param more others than those that were shown */
export const answerVans = (
  step: Step,
  before: Conversation,
  stock: StockView,
  dealership: Dealership,
  more: boolean,
): ChatDraft => {
  const { state, like } = step;
  // Who gives up the only wish is shown what else there is.
  if (state.wishes.size === 0 && state.order === null && !more && like === undefined && state.found.length === 0) {
    const replies = repliesTo('start', { fitting: stock.available, shown: [], isSorted: false });
    return { text: `Happy to help. ${WHAT_TO_SAY}`, recommended: [], unmet: null, replies };
  }
  const all = fitting(stock.available, state.wishes).filter(({ id }) => id !== like?.id);
  if (all.length === 0) {
    const softer = softened(step, dealership).find(
      ({ step: { state: other } }) => fitting(stock.available, other.wishes).length > 0,
    );
    if (softer === undefined) return nothingFits(step, stock, dealership);
    const { text, ...draft } = answerVans(softer.step, before, stock, dealership, more);
    return { ...draft, text: `${softer.says} ${uncapital(text)}` };
  }
  const seen = more ? state.seen : new Set<number>();
  const fresh = all.filter(({ id }) => !seen.has(id));
  if (fresh.length === 0) {
    const others = fitting(stock.available, recorded(state.wishes)).filter(({ id }) => !before.shown.includes(id));
    if (others.length > 0) return againOf(others, state);
    return {
      text: `That's all our ${wishWords(state.wishes, true)}.${stretchOn(state.wishes)}`,
      recommended: [],
      unmet: null,
    };
  }
  const sorted = like !== undefined && state.order === null ? byLikeness(fresh, like) : spread(fresh, state);
  const vans = sorted.slice(0, MAX_RECOMMENDED);
  const question = !isFew(all.length) && like === undefined && !more ? questionFor(state) : null;
  const waiting = before.asked.size > 0 && step.fresh.size === 0;
  const head =
    like === undefined
      ? howMany({ total: all.length, shown: vans.length, left: fresh.length - vans.length }, state, more)
      : `Closest to the ${vanName(like)}: we have ${countOf(all.length, state.wishes)} ${wishWords(state.wishes, all.length !== 1)}.`;
  return {
    text: [
      head,
      ...reasonLines(vans, state.wishes, state.order),
      ...(all.length > vans.length ? mattering(step) : []),
      ...goneBy(step, vans, dealership),
      ...monthlyNote(state, vans, dealership),
      ...(question !== null && !waiting ? [QUESTIONS[question]] : []),
    ].join('\n'),
    recommended: recommend(vans, state),
    unmet: null,
    replies: repliesTo(waiting ? null : question, { fitting: fresh, shown: vans, isSorted: state.order !== null }),
  };
};
