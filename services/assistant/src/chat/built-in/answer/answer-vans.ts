import { type Dealership, MAX_RECOMMENDED } from '@forecourt/contracts';
import { similarVehicles } from '@forecourt/rules';
import type { ChatDraft } from '../../chat-engine.ts';
import { type NearMiss, nearest } from '../find/nearest.ts';
import { fitting, ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { describedFeature } from '../find/wish-test.ts';
import { exampleOf } from '../questions/finance.ts';
import { WHAT_TO_SAY } from '../questions/small-talk.ts';
import { factFor } from '../say/facts.ts';
import { missWords } from '../say/misses.ts';
import { plainText, vanName, vanNames } from '../say/van-words.ts';
import { wishWords } from '../say/wish-words.ts';
import { capital, counted, listed, sentence, uncapital } from '../say/words.ts';
import type { Step } from '../wishes/advance.ts';
import { type Conversation, type Question, questionFor } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { isRange, type Wishes } from '../wishes/wish.ts';

const QUESTIONS: Readonly<Record<Question, string>> = {
  start: WHAT_TO_SAY,
  kind: 'What kind of van do you need, and what will it carry?',
  budget: "What's your budget, in total or a month?",
};

const ORDER_WORDS = {
  cheapest: 'cheapest',
  dearest: 'most expensive',
  'lowest mileage': 'lowest mileage',
  newest: 'newest',
  oldest: 'oldest',
  'longest load': 'longest load area',
  'tallest load': 'tallest load area',
  'most volume': 'biggest',
  'least volume': 'smallest',
  'most payload': 'highest payload',
  'most economical': 'most economical',
  'most powerful': 'most powerful',
  'longest range': 'longest range',
  'lowest monthly': 'lowest monthly price',
} as const;

const recommend = (vans: readonly Van[], { wishes, order }: Conversation): ChatDraft['recommended'] =>
  vans.map((van) => ({ id: van.id, fact: factFor(van, wishes, order) }));

/** The example that has to stand with any monthly figure, of the van that stands first. */
const monthlyNote = ({ wishes, order }: Conversation, [first]: readonly Van[], dealership: Dealership): readonly string[] => {
  if (first === undefined || !(wishes.has('monthly') || order === 'lowest monthly')) return [];
  const example = exampleOf(first, dealership);
  return example === null ? [] : [example];
};

/** Tradespeople differ on what is large, long or low: how many there are is then not said to the van. */
const isVague = (wishes: Wishes): boolean =>
  ['size', 'wheelbase', 'roof'].some((key) => wishes.has(key)) ||
  [...wishes.values()].some((wish) => isRange(wish) && (wish.word !== undefined || wish.about !== undefined));

const countOf = (total: number, wishes: Wishes): string =>
  total > MAX_RECOMMENDED && isVague(wishes) ? 'several' : counted(total);

const howMany = (total: number, shown: number, { wishes, order }: Conversation): string => {
  const many = total !== 1;
  const words = wishWords(wishes, 'spoken', many);
  const best =
    order !== null && many
      ? `, ${ORDER_WORDS[order]} first`
      : total > shown
        ? `. ${shown === 1 ? 'This one looks' : `These ${counted(shown)} look`} the best fit`
        : '';
  return `We have ${countOf(total, wishes)} ${words}${best}.`;
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

const recorded = (wishes: Wishes): Wishes =>
  new Map([...wishes].filter(([, wish]) => !(isRange(wish) && wish.than !== undefined)));

const unmetOf = (step: Step, stock: StockView): string | null => {
  const { wishes } = step.state;
  const real = recorded(wishes);
  // Where only "cheaper than those" is missed, the stock has what was asked for.
  if (real.size === 0 || (real.size < wishes.size && fitting(stock.available, real).length > 0)) return null;
  return capital(wishWords(real, 'recorded', false));
};

/** Beside a tipper that is too dear a panel van comes no nearer. */
const alike = (misses: readonly NearMiss[]): readonly NearMiss[] => {
  const isBody = ({ missed }: NearMiss) => missed.every(({ kind }) => kind !== 'body');
  return misses.some(isBody) ? misses.filter(isBody) : misses;
};

const DENIES = /\b(?:no|not|none|without|never|isnt|doesnt)\b|n't\b/i;
/** What staff wrote of all that it misses; null where they did not, or wrote that it is not there. */
const writtenOf = ({ van, missed }: NearMiss): readonly string[] | null => {
  const written = missed.map((wish) => (wish.kind === 'feature' && !wish.not ? describedFeature(van, wish.feature) : null));
  const said = written
    .filter((sentence) => sentence !== null && !DENIES.test(sentence))
    .map((sentence) => plainText(sentence ?? ''));
  return said.length < written.length ? null : [...new Set(said)];
};

/** What each of them misses; what all of them miss alike is said once. */
const missLines = (misses: readonly NearMiss[]): string => {
  const said = misses.map(({ van, missed }) => (missed.every(({ kind }) => kind === 'name') ? '' : missWords(van, missed)));
  const [first = ''] = said;
  const names = vanNames(misses.map(({ van }) => van));
  if (said.every((words) => words === first)) return `The closest we have${first === '' ? '' : ` (${first})`}: ${listed(names)}.`;
  return ['The closest we have:', ...names.map((name, at) => sentence([name, said[at]].filter(Boolean).join(': ')))].join('\n');
};

/** The one that is meant is there, but promised to somebody. */
const promised = ({ wishes }: Conversation, stock: StockView): Van | undefined =>
  wishes.has('name') ? fitting(stock.all, wishes).find(({ vehicle }) => vehicle.stockStatus === 'Deposit Taken') : undefined;

const nothingFits = (step: Step, stock: StockView, dealership: Dealership): ChatDraft => {
  const { state } = step;
  const words = wishWords(state.wishes, 'spoken', true);
  // What is neither cheaper nor anything else that was asked for has been seen.
  const compared = new Map([...state.wishes].filter(([, wish]) => isRange(wish) && wish.than !== undefined));
  const misses = alike(nearest(fitting(stock.available, compared), state.wishes, MAX_RECOMMENDED));
  const taken = promised(state, stock);
  const none =
    taken === undefined
      ? `We don't have ${state.wishes.size === 0 ? 'any vans' : `any ${words}`} at the moment.`
      : `The ${vanName(taken)} has a deposit taken on it, so it's not free at the moment.`;
  if (misses.length === 0) {
    return {
      text: `${none} The sales team may know of one coming in: ${dealership.phone}.`,
      recommended: [],
      unmet: unmetOf(step, stock),
    };
  }
  const written = misses.flatMap((miss) => {
    const said = writtenOf(miss);
    return said === null ? [] : [{ van: miss.van, said }];
  });
  if (written.length > 0) {
    const lines = written.map(({ van, said }) => `The page of the ${vanName(van)} says: "${said.join(' ')}"`);
    return {
      text: [
        `We don't have any ${words} listed as such, but ${written.length === 1 ? 'one page mentions' : 'these pages mention'} it.`,
        ...lines,
      ].join('\n'),
      recommended: recommend(
        written.map(({ van }) => van),
        state,
      ),
      unmet: null,
    };
  }
  const vans = misses.map(({ van }) => van);
  return {
    text: [`${none} ${missLines(misses)}`, ...monthlyNote(state, vans, dealership)].join('\n'),
    recommended: recommend(vans, state),
    unmet: unmetOf(step, stock),
  };
};

/** Those that were shown before, where the only one of a narrower choice is turned down. */
const againOf = (vans: readonly Van[], state: Conversation): ChatDraft => {
  const best = ranked(vans, state.wishes, state.order, MAX_RECOMMENDED);
  return {
    text: `There are no more of those. ${best.length === 1 ? 'The other one' : 'The others'} I had for you:`,
    recommended: recommend(best, state),
    unmet: null,
  };
};

/** Whoever would like few miles and gave no figure sooner takes more of them than something else. */
const withoutLow = (step: Step): Step | null => {
  const { state } = step;
  const mileage = state.wishes.get('mileage');
  if (mileage === undefined || !isRange(mileage) || mileage.word === undefined) return null;
  const wishes = new Map([...state.wishes].filter(([key]) => key !== 'mileage'));
  return { ...step, state: { ...state, wishes, order: state.order ?? 'lowest mileage' } };
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
  if (state.wishes.size === 0 && state.order === null && !more && like === undefined) {
    return { text: `Happy to help. ${WHAT_TO_SAY}`, recommended: [], unmet: null };
  }
  const all = fitting(stock.available, state.wishes).filter(({ id }) => id !== like?.id);
  if (all.length === 0) {
    const softer = withoutLow(step);
    if (softer === null || fitting(stock.available, softer.state.wishes).length === 0)
      return nothingFits(step, stock, dealership);
    const { text, ...draft } = answerVans(softer, before, stock, dealership, more);
    return { ...draft, text: `Nothing low-mileage among those, but ${uncapital(text)}` };
  }
  const seen = more ? state.seen : new Set<number>();
  const fresh = all.filter(({ id }) => !seen.has(id));
  if (fresh.length === 0) {
    const others = fitting(stock.available, recorded(state.wishes)).filter(({ id }) => !before.shown.includes(id));
    if (others.length > 0) return againOf(others, state);
    return {
      text: `That's all our ${wishWords(state.wishes, 'spoken', true)}. Could you stretch on the budget, the size or the make?`,
      recommended: [],
      unmet: null,
    };
  }
  const sorted =
    like !== undefined && state.order === null
      ? byLikeness(fresh, like)
      : ranked(fresh, state.wishes, state.order, MAX_RECOMMENDED);
  const vans = sorted.slice(0, MAX_RECOMMENDED);
  const question = all.length > MAX_RECOMMENDED && like === undefined && !more ? questionFor(state) : null;
  const waiting = before.asked.size > 0 && step.fresh.size === 0;
  const head =
    like === undefined
      ? howMany(all.length, vans.length, state)
      : `Closest to the ${vanName(like)}: we have ${countOf(all.length, state.wishes)} ${wishWords(state.wishes, 'spoken', all.length !== 1)}.`;
  return {
    text: [
      more ? `${vans.length === 1 ? "Here's another" : 'Here are some others'}. ${head}` : head,
      ...monthlyNote(state, vans, dealership),
      ...(question !== null && !waiting ? [QUESTIONS[question]] : []),
    ].join('\n'),
    recommended: recommend(vans, state),
    unmet: null,
  };
};
