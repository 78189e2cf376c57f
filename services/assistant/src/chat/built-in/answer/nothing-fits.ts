import { type Dealership, MAX_RECOMMENDED } from '@forecourt/contracts';
import type { ChatDraft } from '../../chat-engine.ts';
import { type NearMiss, nearest } from '../find/nearest.ts';
import { fitting, ranked, spread } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { writtenFeature } from '../find/wish-test.ts';
import { missWords } from '../say/misses.ts';
import { metWords, reasonLines } from '../say/reasons.ts';
import { plainText, priceWords, vanName, vanNames } from '../say/van-words.ts';
import { wishWords } from '../say/wish-words.ts';
import { capital, listed, sentence } from '../say/words.ts';
import type { Step } from '../wishes/advance.ts';
import { orderOf } from '../wishes/compare.ts';
import type { Conversation } from '../wishes/conversation.ts';
import type { StockView } from '../wishes/stock-view.ts';
import { isRange, type RangeWish, type Wish, type Wishes, type WishKind } from '../wishes/wish.ts';
import { monthlyNote, recommend } from './recommend.ts';

/** Wishes but for those that compare with what was shown. */
export const recorded = (wishes: Wishes): Wishes =>
  new Map([...wishes].filter(([, wish]) => !(isRange(wish) && wish.than !== undefined)));

const unmetOf = (step: Step, stock: StockView): string | null => {
  const { wishes } = step.state;
  const real = recorded(wishes);
  // Where only "cheaper than those" is missed, the stock has what was asked for.
  if (real.size === 0 || (real.size < wishes.size && fitting(stock.available, real).length > 0)) return null;
  return capital(wishWords(real, false));
};

/** Beside a tipper that is too dear a panel van comes no nearer. */
const alike = (misses: readonly NearMiss[]): readonly NearMiss[] => {
  const isBody = ({ missed }: NearMiss) => missed.every(({ kind }) => kind !== 'body');
  return misses.some(isBody) ? misses.filter(isBody) : misses;
};

/** What staff wrote of all that it misses; null where they did not, or wrote that it is not there. */
const writtenOf = ({ van, missed }: NearMiss): readonly string[] | null => {
  const said = missed.map((wish) => (wish.kind === 'feature' && !wish.not ? writtenFeature(van, wish.feature) : null));
  return said.includes(null) ? null : [...new Set(said.map((sentence) => plainText(sentence ?? '')))];
};

/** A camper's fridge makes no refrigerated van. */
const isOtherwiseFitted = ({ values }: Van, wishes: Wishes): boolean =>
  wishes.has('feature refrigerated') && !wishes.has('body') && values.body.includes('Campervan');

/** What comes nearest; first of all what has on its page all that is not listed. */
const nearMisses = (vans: readonly Van[], state: Conversation): readonly NearMiss[] => {
  const { wishes } = state;
  const all = nearest(vans, wishes, vans.length).filter(({ missed }) => missed.length > 0);
  const written = all.filter((miss) => writtenOf(miss) !== null && !isOtherwiseFitted(miss.van, wishes));
  if (written.length > 0) return written.slice(0, MAX_RECOMMENDED);
  // Beside a refrigerated van any other comes no nearer.
  const some = [...wishes.values()].every(({ kind }) => kind === 'feature')
    ? all.filter(({ missed }) => missed.length < wishes.size)
    : all;
  // Of those that are equally near the best are shown, as of those that fit.
  const same = new Map(some.filter(({ far }) => far === some[0]?.far).map((miss) => [miss.van, miss]));
  const best = spread([...same.keys()], state).flatMap((van) => same.get(van) ?? []);
  return alike([...best, ...some.filter(({ van }) => !same.has(van))].slice(0, MAX_RECOMMENDED));
};

/** Says of which kind those are that come nearest. */
const HEADS: ReadonlySet<WishKind> = new Set(['body', 'name', 'size', 'fuel', 'gearbox', 'wheelbase', 'roof', 'condition']);

/** It is not listed, but staff wrote of it. */
const isWritten = (van: Van, wish: Wish): boolean =>
  wish.kind === 'feature' && !wish.not && writtenFeature(van, wish.feature) !== null;

const SIZED: ReadonlySet<string> = new Set(['small', 'medium', 'large']);
/** What each of them has and lacks; what all of them lack alike is said once. */
const missLines = (misses: readonly NearMiss[], wishes: Wishes): string => {
  const vans = misses.map(({ van }) => van);
  const lacked = (wish: Wish) => misses.filter(({ missed }) => missed.includes(wish)).length;
  const shared: Wishes = new Map([...wishes].filter(([, wish]) => lacked(wish) === 0));
  const heads = new Map([...shared].filter(([, wish]) => HEADS.has(wish.kind)));
  const [size, ...others] = new Set(vans.map((van) => van.class));
  const sized = others.length === 0 && wishes.has('name') && SIZED.has(size ?? '') ? ` ${size} vans` : '';
  const kind = heads.size === 0 ? sized : ` ${wishWords(heads, misses.length > 1)}`;
  const lacksOf = ({ van, missed }: NearMiss) => missed.filter((wish) => !isWritten(van, wish));
  const lacks = misses.map((miss) =>
    miss.missed.every(({ kind }) => kind === 'name') ? '' : missWords(miss.van, lacksOf(miss)),
  );
  const [first = ''] = lacks;
  if (misses.length > 1 && lacks.every((words) => words === first)) {
    return [`The closest${kind} we have${first === '' ? '' : ` (${first})`}:`, ...reasonLines(vans, shared)].join('\n');
  }
  const has = misses.map(({ van, missed }) =>
    [...wishes.values()]
      .filter((wish) => lacked(wish) > 0 && (!missed.includes(wish) || isWritten(van, wish)))
      .flatMap((wish) => metWords(van, wish).map((words) => (missed.includes(wish) ? `${words} (on its page)` : words))),
  );
  const lines = vanNames(vans).map((name, at) => {
    const said = [listed(has[at] ?? []), lacks[at]].filter(Boolean).join(', but ');
    return sentence([name, said].filter(Boolean).join(': '));
  });
  return [`The closest${kind} we have${misses.length > 1 ? ', the nearest first' : ''}:`, ...lines].join('\n');
};

/** The one that is meant is there, but promised to somebody. */
const promised = ({ wishes }: Conversation, stock: StockView): Van | undefined =>
  wishes.has('name') ? fitting(stock.all, wishes).find(({ vehicle }) => vehicle.stockStatus === 'Deposit Taken') : undefined;

/** "Too dear", of the cheapest of its kind: which that is. */
const bestAlready = ({ state }: Step, stock: StockView): ChatDraft | null => {
  const { wishes } = state;
  const than = [...wishes.values()].find((wish): wish is RangeWish => isRange(wish) && wish.than !== undefined);
  const body = wishes.get('body');
  // Instead of a model there are others, but beside a camper a panel van comes no nearer.
  if (than?.than === undefined || body === undefined || wishes.has('name')) return null;
  if (
    fitting(
      stock.available,
      new Map<string, Wish>([
        ['body', body],
        [than.kind, than],
      ]),
    ).length > 0
  )
    return null;
  const fit = fitting(stock.available, recorded(wishes));
  const [best] = ranked(fit, recorded(wishes), orderOf(than.than), 1);
  if (best === undefined) return null;
  const which = fit.length === 1 ? 'the only one' : 'the nearest to that';
  return {
    text: `We don't have any ${wishWords(wishes, true)} at the moment. The ${vanName(best)} is ${which}, at ${priceWords(best)}. Could you stretch on the body, the size or the make?`,
    recommended: recommend([best], state),
    unmet: null,
  };
};

/** What is said where no van has all that is wished: what comes nearest. */
export const nothingFits = (step: Step, stock: StockView, dealership: Dealership): ChatDraft => {
  const { state } = step;
  const words = wishWords(state.wishes, true);
  const best = bestAlready(step, stock);
  if (best !== null) return best;
  const compared = new Map([...state.wishes].filter(([, wish]) => isRange(wish) && wish.than !== undefined));
  const misses = nearMisses(fitting(stock.available, compared), state);
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
    text: [`${none} ${missLines(misses, state.wishes)}`, ...monthlyNote(state, vans, dealership)].join('\n'),
    recommended: recommend(vans, state),
    unmet: unmetOf(step, stock),
  };
};
