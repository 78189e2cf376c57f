import { type Dealership, MOST_RECOMMENDED } from '@forecourt/contracts';
import { similarVehicles } from '@forecourt/rules';
import type { ChatDraft } from '../../chat-engine.ts';
import { nearest } from '../find/nearest.ts';
import { fitting, ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { exampleOf } from '../questions/finance.ts';
import { WHAT_TO_SAY } from '../questions/small-talk.ts';
import { factFor } from '../say/facts.ts';
import { missWords } from '../say/misses.ts';
import { vanName } from '../say/van-words.ts';
import { wishWords } from '../say/wish-words.ts';
import { capital, counted, sentence } from '../say/words.ts';
import type { Step } from '../wishes/advance.ts';
import { type Conversation, type Question, questionFor } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { isRange, type Wishes } from '../wishes/wish.ts';

const QUESTIONS: Readonly<Record<Question, string>> = {
  start: WHAT_TO_SAY,
  kind: 'What kind of van do you need, and what will it carry?',
  budget: 'What budget do you have in mind, in all or a month?',
};

const ORDER_WORDS = {
  cheapest: 'cheapest first',
  dearest: 'dearest first',
  'lowest mileage': 'lowest mileage first',
  newest: 'newest first',
  oldest: 'oldest first',
  'longest load': 'longest load length first',
  'most volume': 'biggest first',
  'least volume': 'smallest first',
  'most payload': 'highest payload first',
  'most economical': 'most economical first',
  'most powerful': 'most powerful first',
  'longest range': 'longest range first',
  'lowest monthly': 'lowest monthly price first',
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
  total > MOST_RECOMMENDED && isVague(wishes) ? 'several' : counted(total);

const howMany = (total: number, shown: number, { wishes, order }: Conversation): string => {
  const many = total !== 1;
  const words = wishWords(wishes, 'spoken', many);
  const best =
    total > shown
      ? order === null
        ? `; here ${shown === 1 ? 'is one' : `are the ${counted(shown)} that fit best`}`
        : `; ${ORDER_WORDS[order]}`
      : order !== null && many
        ? `; ${ORDER_WORDS[order]}`
        : '';
  return `We have ${countOf(total, wishes)} ${words}${best}.`;
};

const byLikeness = (vans: readonly Van[], like: Van): readonly Van[] => {
  const byId = new Map(vans.map((van) => [van.id, van]));
  const alike = similarVehicles(
    like.vehicle,
    vans.map(({ vehicle }) => vehicle),
    MOST_RECOMMENDED,
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

const nothingFits = (step: Step, stock: StockView, dealership: Dealership): ChatDraft => {
  const { state } = step;
  const words = wishWords(state.wishes, 'spoken', true);
  const misses = nearest(stock.available, state.wishes, MOST_RECOMMENDED);
  const none = `We have no ${words} at the moment.`;
  if (misses.length === 0) {
    return {
      text: `${none} The sales team may know of one on ${dealership.phone}.`,
      recommended: [],
      unmet: unmetOf(step, stock),
    };
  }
  const lines = misses.map(({ van, missed }) => sentence(`${vanName(van)}: ${missWords(van, missed)}`));
  const vans = misses.map(({ van }) => van);
  return {
    text: [
      `${none} ${vans.length === 1 ? 'The nearest is' : 'The nearest are'}:`,
      ...lines,
      ...monthlyNote(state, vans, dealership),
    ].join('\n'),
    recommended: recommend(vans, state),
    unmet: unmetOf(step, stock),
  };
};

/** Vans that fit what was wished, or what comes nearest. @param extra more to say before it */
export const answerVans = (
  step: Step,
  before: Conversation,
  stock: StockView,
  dealership: Dealership,
  more: boolean,
): ChatDraft => {
  const { state, like } = step;
  if (state.wishes.size === 0 && state.order === null && !more && like === undefined) {
    return { text: `I can help you find a van. ${WHAT_TO_SAY}`, recommended: [], unmet: null };
  }
  const all = fitting(stock.available, state.wishes).filter(({ id }) => id !== like?.id);
  if (all.length === 0) return nothingFits(step, stock, dealership);
  const seen = more ? state.seen : new Set<number>();
  const fresh = all.filter(({ id }) => !seen.has(id));
  if (fresh.length === 0) {
    return {
      text: `That is all we have of ${wishWords(state.wishes, 'spoken', true)}. What could be different: the budget, the size or the make?`,
      recommended: [],
      unmet: null,
    };
  }
  const sorted =
    like !== undefined && state.order === null
      ? byLikeness(fresh, like)
      : ranked(fresh, state.wishes, state.order, MOST_RECOMMENDED);
  const vans = sorted.slice(0, MOST_RECOMMENDED);
  const question = all.length > MOST_RECOMMENDED && like === undefined && !more ? questionFor(state) : null;
  const waiting = before.asked.size > 0 && step.fresh.size === 0;
  const head =
    like === undefined
      ? howMany(all.length, vans.length, state)
      : `Most like the ${vanName(like)}: we have ${countOf(all.length, state.wishes)} ${wishWords(state.wishes, 'spoken', all.length !== 1)}.`;
  return {
    text: [
      more ? `Here ${vans.length === 1 ? 'is another' : 'are others'}. ${head}` : head,
      ...monthlyNote(state, vans, dealership),
      ...(question !== null && !waiting ? [QUESTIONS[question]] : []),
    ].join('\n'),
    recommended: recommend(vans, state),
    unmet: null,
  };
};
