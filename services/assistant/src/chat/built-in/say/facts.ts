import { knownFeature } from '@forecourt/language';
import { CONDITION_LABELS, formatNumber } from '@forecourt/rules';
import { ORDER_WORDS, RANGE_WORDS } from '../find/kinds.ts';
import type { Van } from '../find/van.ts';
import { type ChoiceKind, isChoice, isRange, type Order, type RangeKind, type Wish, type Wishes } from '../wishes/wish.ts';
import { plainText } from './van-words.ts';
import { capital, spoken, withArticle } from './words.ts';

/** A measured fact in words: "3,450 mm load length". */
export const measuredFact = (kind: RangeKind, van: Van): string | null => {
  const value = van.measures[kind];
  const { fact } = RANGE_WORDS[kind];
  const isNone = value === null || (kind === 'mileage' && value === 0);
  return isNone || fact === undefined ? null : fact.replace('{}', formatNumber(value));
};

/** Equipment in a sentence: "a tail lift". */
export const featureWords = (feature: string): string => knownFeature(feature)?.said ?? feature;
/** The same without its article. */
export const featureName = (feature: string): string => featureWords(feature).replace(/^an? /, '');

const SIZED: ReadonlySet<string> = new Set(['small', 'medium', 'large']);
const CHOSEN: Readonly<Partial<Record<ChoiceKind, (van: Van) => string | null>>> = {
  body: ({ vehicle: { bodyType } }) => (bodyType === null || bodyType === 'Other' ? null : withArticle(spoken(bodyType))),
  fuel: ({ vehicle: { fuelType } }) => fuelType && spoken(fuelType),
  gearbox: ({ vehicle: { transmission } }) => transmission && spoken(transmission),
  colour: ({ vehicle: { colour } }) => colour && `in ${plainText(colour)}`,
  condition: ({ vehicle: { condition } }) => (condition === 'p/ex to clear' ? CONDITION_LABELS[condition] : condition),
  status: ({ vehicle: { stockStatus } }) => (stockStatus === 'Due In' ? 'due in' : 'in stock'),
  size: (van) => (SIZED.has(van.class) ? `a ${van.class} van` : null),
  vat: ({ vehicle: { vatQualifying } }) => (vatQualifying ? 'VAT to pay on it' : 'no VAT to reclaim'),
};
/** What a van is of a kind that is chosen from; null where that is not recorded. */
export const chosenFact = (kind: ChoiceKind, van: Van): string | null => CHOSEN[kind]?.(van) ?? null;

/** What of a kind without a figure is measured. */
const MEASURED: Readonly<Partial<Record<ChoiceKind, RangeKind>>> = {
  size: 'loadVolume',
  wheelbase: 'loadLength',
  roof: 'loadHeight',
};
const ON_CARDS: ReadonlySet<ChoiceKind> = new Set(['gearbox', 'fuel', 'colour']);

const factOfWish = (van: Van, wish: Wish): string | null => {
  if (isRange(wish)) return measuredFact(wish.kind, van);
  if (wish.kind === 'feature') return !wish.not && van.equipment.has(wish.feature) ? featureName(wish.feature) : null;
  if (wish.kind === 'cleanAir') return van.entry.cleanAir ? 'no charge in clean air zones' : null;
  if (!isChoice(wish) || wish.not) return null;
  const measure = MEASURED[wish.kind];
  if (measure !== undefined) return measuredFact(measure, van);
  return ON_CARDS.has(wish.kind) ? chosenFact(wish.kind, van) : null;
};

/** What a visitor asked for with a figure says more than that a van is diesel. */
const weight = (wish: Wish): number => (isRange(wish) ? 0 : wish.kind === 'feature' ? 1 : 2);

/** One fact about a van that answers what was asked for; its mileage where nothing says more. */
export const factFor = (van: Van, wishes: Wishes, order: Order | null): string | null => {
  const asked = [...wishes.values()].sort((a, b) => weight(a) - weight(b)).map((wish) => factOfWish(van, wish));
  const first = order === null ? null : measuredFact(ORDER_WORDS[order].measure, van);
  const fact = [first, ...asked, measuredFact('mileage', van), measuredFact('payload', van)].find((one) => one !== null);
  return fact == null ? null : capital(fact);
};
