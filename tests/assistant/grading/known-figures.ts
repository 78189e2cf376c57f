import type { Dealership, Vehicle } from '@forecourt/contracts';
import { VAT_PERCENT } from '@forecourt/rules';
import type { Counted, Wish } from '../conversations/conversation.ts';
import { type Figure, figuresIn, inDigits, minutesOf, type Unit } from './figures.ts';
import { amountsOf, examplesOf } from './finance-figures.ts';
import { type Grounds, type Situation, vansFor } from './grounds.ts';
import { fold } from './text.ts';
import { measuresOf } from './van-figures.ts';
import { isAvailable, isSoldVan, priceOf, priceWithVatOf } from './van-prices.ts';
import { hasFeature, mileageOf } from './wishes.ts';

/** The terms that every screen of the product offers. */
const USUAL_TERMS = [24, 36, 48, 60, 72];
/** With VAT, and without. */
const EXACT = [1, 1.2, 1 / 1.2];
const STRETCHED = [...EXACT, 0.8, 0.85, 0.9, 0.95, 1.05, 1.1, 1.15, 1.25];
const VAGUE = /\b(?:a?bout|a?rou?nd|roughly|approx\w*|circa|or so|ish|stretch)\b|\dish\b/;
const COMPARED =
  /\b(?:similar|smaller|newer|cheaper|bigger|less miles|with less|lower|next size|others?|(?:something|one|anything) like|same)\b/;
const LOW_MILEAGE = /\blow(?:ish)? (?:mil\w*|use)/;

/** The figures a visitor typed, in the stock's units; "can stretch to 20" may also be 20,000. */
export function visitorFigures(said: readonly string[], today: string): number[] {
  const plates = said.flatMap((text) => [...fold(text).matchAll(PLATE)].map(([, age]) => 2_000 + (Number(age) % 50)));
  const typed = said.flatMap((text) =>
    figuresIn(inDigits(text.replace(/(\d)ish\b/g, '$1 ish'))).flatMap(({ value, unit }) =>
      unit === null && value >= SMALLEST_GRAND && value < 100 ? [value, value * 1_000] : [value],
    ),
  );
  const ages = said.flatMap((text) =>
    [...inDigits(text).matchAll(AGE)].map(([, years]) => Number(today.slice(0, 4)) - Number(years)),
  );
  const boards = said.some((text) => BOARD.test(text)) ? [2_438, 1_219] : [];
  return [...typed, ...plates, ...ages, ...boards];
}

/** 8 by 4 feet, in mm. */
const BOARD = /\b8 ?(?:ft)? ?(?:x|by) ?4\b/i;
const SMALLEST_GRAND = 3;
/** "A 23 plate" is from 2023, and so is "a 73 plate". */
const AGE = /\b(\d{1,2})[ -]?(?:years?|yrs?)(?: old)?\b/g;
const PLATE = /\b(\d\d)[ -]?(?:plate|reg)\b/g;

/** Whether a figure is the visitor's own; a rough one may be read as slightly more or less. */
export const isVisitors = (value: number, theirs: readonly number[], said: readonly string[]): boolean => {
  const factors = said.some((text) => VAGUE.test(fold(text))) ? STRETCHED : EXACT;
  return theirs.some((own) => factors.some((factor) => Math.abs(own * factor - value) <= Math.abs(value) * 0.011));
};

/** "Low mileage" may mean whatever the answer says, as long as its vans comply. */
export const isOwnReading = ({ value, unit }: Figure, vans: readonly Vehicle[], said: readonly string[]): boolean =>
  unit === 'mile' &&
  said.some((text) => LOW_MILEAGE.test(fold(text))) &&
  vans.every((van) => (mileageOf(van) ?? Number.POSITIVE_INFINITY) <= value);

/** Wishes with more than one reading: the number of matching vans depends on the reading. */
export const isLoose = ({ size, wheelbase, transmission, condition }: Wish, said: readonly string[]): boolean =>
  [size, wheelbase].some((wanted) => wanted != null) ||
  [transmission, condition].some((wanted) => (wanted?.length ?? 0) > 1) ||
  said.some((text) => VAGUE.test(fold(text)) || LOW_MILEAGE.test(fold(text)) || COMPARED.test(fold(text)));

/** Every amount that may honestly be called a van's price, apart from finance figures. */
export const pricesOf = (van: Vehicle): number[] => [priceOf(van), priceWithVatOf(van), priceWithVatOf(van) - priceOf(van)];

/** The finance figures of a price, for every usual deposit and term and the visitor's. */
export function financeOf(
  van: Vehicle,
  settings: Dealership,
  theirs: readonly number[],
): { readonly whole: number[]; readonly monthly: number[] } {
  const deposits = [settings.finance.deposit, 0, ...theirs.filter((value) => value > 100)];
  const terms = [settings.finance.termMonths, ...USUAL_TERMS, ...theirs.filter((value) => value >= 12 && value <= 84)];
  const examples = deposits.flatMap((deposit) => terms.flatMap((months) => examplesOf(van, settings, { deposit, months })));
  return {
    whole: examples.flatMap(amountsOf),
    monthly: [van.monthlyPrice ?? Number.NaN, ...examples.flatMap(({ monthlyPayment: exact }) => [exact, Math.round(exact)])],
  };
}

/** The rates that may be mentioned: interest, VAT, and every APR that results from the interest. */
export const ratesOf = (vans: readonly Vehicle[], settings: Dealership): number[] => [
  settings.finance.annualRatePercent,
  VAT_PERCENT,
  ...vans.flatMap((van) => USUAL_TERMS.flatMap((months) => examplesOf(van, settings, { months }).map(({ apr }) => apr))),
];

/** Every time of day in the settings. */
export const openingTimes = ({ salesHours, showroomHours }: Dealership): number[] =>
  [...salesHours, ...showroomHours]
    .flatMap(({ opens, closes }) => [opens, closes])
    .flatMap((time) => (time === null ? [] : [minutesOf(time)]));

/** The dealership's local time, in minutes. */
export const timeThere = (now: Date): number =>
  minutesOf(now.toLocaleTimeString('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' }));

const GROUPED_BY = ['make', 'model', 'bodyType', 'fuelType', 'transmission', 'condition'] as const;

/** The kinds of van that an answer may count or rank: by each single wish, by all wishes, by each term of the stock. */
function kindsOf(wish: Wish, { stock }: Grounds): (readonly Vehicle[])[] {
  const circles = [
    stock.filter(isAvailable),
    stock.filter(({ stockStatus }) => stockStatus === 'In Stock'),
    stock.filter((van) => !isSoldVan(van)),
  ];
  const keys = Object.entries(wish).filter(([, wanted]) => wanted !== null);
  const wishes = Array.from({ length: 2 ** keys.length }, (_, chosen) =>
    Object.fromEntries(keys.filter((_key, at) => (chosen >> at) % 2 === 1)),
  );
  return circles.flatMap((vans) => [
    ...wishes.map((each) => vansFor(each, vans)),
    ...GROUPED_BY.flatMap((key) => grouped(vans, key)),
    ...[...new Set(vans.flatMap(({ features }) => features))].map((feature) => vans.filter((van) => hasFeature(van, feature))),
  ]);
}

function grouped(vans: readonly Vehicle[], key: (typeof GROUPED_BY)[number]): Vehicle[][] {
  const groups = new Map<string | null, Vehicle[]>();
  for (const van of vans) groups.set(van[key], [...(groups.get(van[key]) ?? []), van]);
  return [...groups.values()];
}

/** Number of vans of each kind, and of those that meet the wish as narrowly as it may be read. */
export const countsOf = ({ wish, counts }: Pick<Situation, 'wish' | 'counts'>, grounds: Grounds): number[] => [
  ...kindsOf(wish, grounds).map(({ length }) => length),
  ...(Object.keys(counts).length === 0 ? [] : [countedOf({ ...wish, ...counts }, grounds)]),
];

function countedOf({ withoutDeposit, ...wish }: Counted, { stock, settings }: Grounds): number {
  const { monthlyMax, ...others } = wish;
  const vans = stock.filter(isAvailable);
  if (!withoutDeposit || monthlyMax == null) return vansFor(wish, vans).length;
  // Where nothing is put down, the VAT is financed too.
  const monthly = (van: Vehicle) => examplesOf(van, settings, { deposit: 0 }).at(-1)?.monthlyPayment ?? 0;
  return vansFor(others, vans).filter((van) => monthly(van) <= monthlyMax).length;
}

/** The minimum and maximum of each kind: "from £6,495". */
export const extremesOf = (wish: Wish, unit: Unit, grounds: Grounds): number[] =>
  kindsOf(wish, grounds).flatMap((vans) => {
    const values = vans.flatMap((van) => measuresOf(van, unit));
    return values.length === 0 ? [] : [Math.min(...values), Math.max(...values)];
  });
