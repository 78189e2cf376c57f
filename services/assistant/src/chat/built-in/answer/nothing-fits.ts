import { type Dealership, MAX_RECOMMENDED } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import { type NearMiss, nearest } from '../find/nearest.ts';
import { fitting, ranked } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { describedFeature } from '../find/wish-test.ts';
import { missWords } from '../say/misses.ts';
import { summaryWords } from '../say/summary.ts';
import { plainText, priceWords, vanName, vanNames } from '../say/van-words.ts';
import { wishWords } from '../say/wish-words.ts';
import { capital, listed, sentence } from '../say/words.ts';
import type { Step } from '../wishes/advance.ts';
import { orderOf } from '../wishes/compare.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { isRange, type Wishes } from '../wishes/wish.ts';
import { monthlyNote, recommend } from './recommend.ts';

/** Wishes but for those that compare with what was shown. */
export const recorded = (wishes: Wishes): Wishes =>
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

const DENIES = /\b(?:no|not|none|without|never|isnt|doesnt|came out|removed|can quote)\b|n't\b/i;
/** What staff wrote of all that it misses; null where they did not, or wrote that it is not there. */
const writtenOf = ({ van, missed }: NearMiss): readonly string[] | null => {
  const written = missed.map((wish) => (wish.kind === 'feature' && !wish.not ? describedFeature(van, wish.feature) : null));
  const said = written
    .filter((sentence) => sentence !== null && !DENIES.test(sentence))
    .map((sentence) => plainText(sentence ?? ''));
  return said.length < written.length ? null : [...new Set(said)];
};

/** A camper's fridge makes no refrigerated van. */
const isOtherwiseFitted = ({ values }: Van, wishes: Wishes): boolean =>
  wishes.has('feature refrigerated') && !wishes.has('body') && values.body.includes('Campervan');

/** What comes nearest; first of all what has on its page all that is not listed. */
const nearMisses = (vans: readonly Van[], wishes: Wishes): readonly NearMiss[] => {
  const hasFeature = [...wishes.values()].some(({ kind }) => kind === 'feature');
  const all = nearest(vans, wishes, hasFeature ? vans.length : MAX_RECOMMENDED);
  const written = hasFeature ? all.filter((miss) => writtenOf(miss) !== null && !isOtherwiseFitted(miss.van, wishes)) : [];
  // Beside a refrigerated van any other comes no nearer.
  if (written.length === 0 && [...wishes.values()].every(({ kind }) => kind === 'feature'))
    return all.filter(({ missed }) => missed.length < wishes.size).slice(0, MAX_RECOMMENDED);
  return written.length > 0 ? written.slice(0, MAX_RECOMMENDED) : alike(all.slice(0, MAX_RECOMMENDED));
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

/** "Too dear", of the cheapest there is: which that is. */
const bestAlready = ({ state }: Step, stock: StockView): ChatDraft | null => {
  const [than] = [...state.wishes.values()].flatMap((wish) => (isRange(wish) && wish.than !== undefined ? [wish.than] : []));
  const real = recorded(state.wishes);
  // Instead of a model there are others, but beside a camper a panel van comes no nearer.
  if (than === undefined || !real.has('body') || real.has('name')) return null;
  const fit = fitting(stock.available, real);
  const [best] = ranked(fit, real, orderOf(than), 1);
  if (best === undefined) return null;
  return {
    text: [
      `We don't have any ${wishWords(state.wishes, 'spoken', true)} at the moment.`,
      fit.length === 1
        ? `The ${vanName(best)} is the only one, at ${priceWords(best)}.`
        : `Nearest to that is the ${vanName(best)}: ${summaryWords(best)}.`,
      'Could you stretch on the body, the size or the make?',
    ].join(' '),
    recommended: recommend([best], state),
    unmet: null,
  };
};

/** What is said where no van has all that is wished: what comes nearest. */
export const nothingFits = (step: Step, stock: StockView, dealership: Dealership): ChatDraft => {
  const { state } = step;
  const words = wishWords(state.wishes, 'spoken', true);
  // What is neither cheaper nor anything else that was asked for has been seen.
  const best = bestAlready(step, stock);
  if (best !== null) return best;
  const compared = new Map([...state.wishes].filter(([, wish]) => isRange(wish) && wish.than !== undefined));
  const misses = nearMisses(fitting(stock.available, compared), state.wishes);
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
