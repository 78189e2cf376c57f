import { amountsOf } from '@forecourt/language';
import { formatPounds } from '@forecourt/rules';
import type { RangeWish, Wish } from '../wishes/wish.ts';
import { boundOf } from './bound.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';

/** In a van's price a smaller figure is in thousands: "under 15". */
const THOUSANDS_BELOW = 100;
const LEAST_MONTHLY = 20;
/** No van costs so little: it is so much a month. */
const LEAST_PRICE = 1_000;
/** "About £15,000" leaves a tenth on either side. */
const ROOM = 0.1;
const WITH_VAT: readonly RegExp[] = [
  /\b(?:inc|incl|including|inclusive|included|with)\b.*\bvat\b|\bvat (?:inc\w*|and all)\b/,
  /\bincl?\b(?! \w)|\b(?:all in|altogether)\b/,
];
/** Whether a sum has the VAT in it, by the words about it. */
export const isWithVat = (said: string): boolean => WITH_VAT.some((pattern) => pattern.test(said));
const LINKS = /^(?:to|and|n|-|–|or|till|until)$/;

const figuresOf = ({ tokens }: Heard, thousands: boolean): readonly number[] => {
  // "12k-16k" are two.
  const dash = tokens.findIndex(({ word }) => word === '-');
  const ends = dash > 0 ? [tokens.slice(0, dash), tokens.slice(dash + 1)] : [tokens];
  const values = ends.flatMap(amountsOf).map(({ value }) => value);
  const most = Math.max(...values);
  // "10 to 15k".
  const scaled = values.map((value) =>
    thousands && (value < THOUSANDS_BELOW || (most >= 1_000 && value < 100)) ? value * 1_000 : value,
  );
  return scaled.filter((value) => value > 0);
};

const range = (kind: RangeWish['kind'], figures: readonly number[], bound: ReturnType<typeof boundOf>): RangeWish => {
  const [amount = 0] = figures;
  if (figures.length > 1) return { kind, min: kind === 'monthly' ? null : Math.min(...figures), max: Math.max(...figures) };
  if (bound === 'least') return { kind, min: amount, max: null };
  if (bound !== 'about') return { kind, min: null, max: amount };
  const min = kind === 'monthly' ? null : Math.round(amount * (1 - ROOM));
  return { kind, min, max: Math.round(amount * (1 + ROOM)), about: amount };
};

const kindOf = (budgets: readonly Heard[]): 'price' | 'priceWithVat' => {
  const said = budgets.map(({ before, words, after }) => `${before} ${words} ${after}`).join(' ');
  return isWithVat(said) ? 'priceWithVat' : 'price';
};

/** Two figures of one budget stand beside each other: "between 10 and 15 grand". */
const joined = (budgets: readonly Heard[], spelt: readonly string[]): boolean => {
  const [low, high] = budgets;
  if (!low || !high || budgets.length !== 2) return false;
  const between = spelt.slice(low.end, high.start);
  return between.length <= 2 && between.some((word) => LINKS.test(word));
};

/** What is paid by the week is reckoned by the month. */
const WEEKLY = /\b(?:week|weekly|pw|wk)\b/;
const WEEKS = 52 / 12;

const moneyOf = (kind: RangeWish['kind'], budgets: readonly Heard[], spelt: readonly string[]): RangeWish | null => {
  const thousands = kind !== 'monthly';
  const both = joined(budgets, spelt) ? budgets : budgets.slice(-1);
  const figures = both.flatMap((budget) => figuresOf(budget, thousands));
  const [amount = 0] = figures;
  if (amount < LEAST_MONTHLY) return null;
  // "From 10 to 15" names both ends.
  const [last] = both;
  if (thousands && Math.max(...figures) < LEAST_PRICE) return moneyOf('monthly', budgets, spelt);
  const bound = last && figures.length === 1 ? boundOf(last) : null;
  if (thousands || last === undefined || !WEEKLY.test(`${last.words} ${last.after}`)) return range(kind, figures, bound);
  const most = formatPounds(Math.max(...figures));
  const { about: _, ...weekly } = range(
    kind,
    figures.map((sum) => Math.round(sum * WEEKS)),
    bound,
  );
  return { ...weekly, words: `payments ${bound === 'about' ? 'of about' : 'up to'} ${most} a week` };
};

/** What the van may cost, in all or a month. */
export const moneyWishes = (heard: readonly Heard[], spelt: readonly string[]): readonly Wish[] => {
  const all = wantedOf(heard, 'budget', 'monthly');
  // "£200-£260 a month" is one.
  const isOne = joined(all, spelt) && all.at(-1)?.slot === 'monthly';
  const budgets = isOne ? [] : wantedOf(heard, 'budget');
  const months = isOne ? all : wantedOf(heard, 'monthly');
  return [
    budgets.length > 0 ? moneyOf(kindOf(budgets), budgets, spelt) : null,
    months.length > 0 ? moneyOf('monthly', months, spelt) : null,
  ].filter((wish) => wish !== null);
};

const THOUSANDS = /\bk\b|\d{5}|,\d{3}|\bthousand\b/;
/** Whether no word says that a figure is money: "under 60k" may be miles. */
export const isUnsaid = (heard: readonly Heard[]): boolean =>
  wantedOf(heard, 'budget').every(({ words }) => THOUSANDS.test(words) && !words.includes('£'));
