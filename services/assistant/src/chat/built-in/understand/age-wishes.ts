import { amountsOf } from '@forecourt/language';
import { yearOfPlate } from '@forecourt/rules';
import type { RangeWish, Wish } from '../wishes/wish.ts';
import { type Bound, boundOf } from './bound.ts';
import { wantedOf } from './heard.ts';
import type { Heard } from './heard-slot.ts';

const LOW_MILEAGE = 35_000;
const CENTURY = 1_900;
const THOUSANDS_BELOW = 400;
const AGE = /\b(?:years?|yrs?|yr|months?)\b/;
const BEFORE = /\b(?:before|pre|older than)(?: an?)?$/;
const EXCLUSIVE = /\b(?:newer|later|after|post) (?:than )?$/;

const year = (min: number | null, max: number | null): RangeWish => ({ kind: 'year', min, max });

/** "No more than 5 years old". */
const byAge = (ages: readonly number[], bound: Bound, thisYear: number): RangeWish => {
  const [oldest, newest] = [thisYear - Math.max(...ages), thisYear - Math.min(...ages)];
  if (ages.length > 1) return year(oldest, newest);
  return bound === 'least' ? year(null, newest) : year(oldest, null);
};

const yearOf = (heard: Heard, thisYear: number): RangeWish | null => {
  const figures = amountsOf(heard.tokens).map(({ value }) => value);
  const [figure] = figures;
  if (figure === undefined) return null;
  const around = `${heard.words} ${heard.after}`;
  if (figure < CENTURY && AGE.test(around)) return byAge(figures, boundOf(heard, 'age'), thisYear);
  const years = figures.map((value) => (value >= CENTURY ? value : yearOfPlate(value)));
  const [first = 0] = years;
  if (years.length > 1) return year(Math.min(...years), Math.max(...years));
  const bound = boundOf(heard, 'year');
  if (bound === 'least') return year(EXCLUSIVE.test(heard.before) ? first + 1 : first, null);
  if (bound === 'most' && BEFORE.test(heard.before)) return year(null, first - 1);
  return bound === 'most' ? year(null, first) : bound === 'about' ? year(first - 1, first + 1) : year(first, first);
};

const LOW: RangeWish = { kind: 'mileage', min: null, max: LOW_MILEAGE, word: 'low-mileage' };

const mileageOf = (heard: Heard): RangeWish => {
  const [amount] = amountsOf(heard.tokens);
  if (!amount) return LOW;
  const miles = amount.value < THOUSANDS_BELOW ? amount.value * 1_000 : amount.value;
  return { kind: 'mileage', min: null, max: miles };
};

/** How old a van may be, and how far it may have run. */
export const ageWishes = (heard: readonly Heard[], thisYear: number): readonly Wish[] => {
  const years = wantedOf(heard, 'year').flatMap((slot) => yearOf(slot, thisYear) ?? []);
  const [first, second] = years;
  const joint = first && second ? year(first.min ?? second.min, second.max ?? first.max) : first;
  const mileages = wantedOf(heard, 'mileage').slice(-1).map(mileageOf);
  return [...(joint ? [joint] : []), ...mileages];
};
