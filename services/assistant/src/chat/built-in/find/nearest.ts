import { KNOWN_MODELS } from '@forecourt/language';
import { type ChoiceWish, isChoice, isRange, type Wish, type Wishes, type WishKind } from '../wishes/wish.ts';
import { bestOf } from './best-of.ts';
import { measured } from './measured.ts';
import { wantsElectric } from './search.ts';
import type { Van } from './van.ts';
import { wishTest } from './wish-test.ts';

/** How much it matters that a wish is missed. What a van is comes before what it costs, and that before what it has. */
const IMPORTANCE: Readonly<Partial<Record<WishKind, number>>> = {
  body: 16,
  seats: 7,
  fuel: 5,
  loadLength: 5,
  loadVolume: 5,
  payload: 5,
  cleanAir: 5,
  grossWeight: 5,
  price: 4.5,
  priceWithVat: 4.5,
  monthly: 4.5,
  size: 4,
  gearbox: 4,
  height: 4,
  width: 3,
  towing: 4,
  condition: 3.5,
  loadWidth: 3.5,
  loadHeight: 3.5,
  wheelbase: 3,
  roof: 3,
  length: 3,
  range: 2.5,
  name: 2.4,
  year: 2,
  mileage: 2,
  feature: 1.8,
  code: 1.6,
  power: 1.5,
  engine: 1.5,
  economy: 1.5,
  vat: 1.5,
  colour: 1,
  status: 0.5,
};
/** What is missed by little is missed all the same. */
const LEAST_MISS = 0.3;
/** What a visitor has ruled out is not shown instead. */
const NEVER = 1_000;
/** Who asks for something cheaper than what was shown has seen what was shown. */
const COMPARED = 2;

/** How far a van is from a measure, 1 for half or twice as much. */
const howFar = (van: Van, wish: Wish): number => {
  if (!isRange(wish)) return 0;
  const value = measured(van, wish);
  if (value === null) return 2;
  const bound = wish.min !== null && value < wish.min ? wish.min : wish.max;
  if (bound === null || bound <= 0) return 1;
  if (wish.kind === 'year') return Math.abs(value - bound) / 5;
  return Math.min(3, Math.abs(Math.log2(Math.max(value, 1) / bound)));
};

/** A model that is not in stock still says what is meant: another pickup is nearer to a Hilux than any van. */
const classesOf = (wish: ChoiceWish): ReadonlySet<string> =>
  new Set(KNOWN_MODELS.filter(({ make, model }) => wish.values.includes(`${make}|${model}`)).map((known) => known.class));

const otherKind = (van: Van, classes: ReadonlySet<string>, hasBody: boolean): number => {
  if (classes.size === 0) return 0;
  const panel = hasBody || van.values.body.includes('Panel Van') || classes.has('pickup') || classes.has('camper');
  return (classes.has(van.class) ? 0 : 4) + (panel ? 0 : 3);
};

/** What a maker's code says of length and height, where no van has that code. */
const CODED: readonly (readonly [pattern: RegExp, wish: ChoiceWish])[] = [
  [/l1/, { kind: 'wheelbase', values: ['swb'], not: false }],
  [/l2/, { kind: 'wheelbase', values: ['mwb', 'lwb'], not: false }],
  [/l[345]/, { kind: 'wheelbase', values: ['lwb', 'xlwb'], not: false }],
  [/h1/, { kind: 'roof', values: ['low'], not: false }],
  [/h[23]/, { kind: 'roof', values: ['medium', 'high'], not: false }],
];
const codedBy = (wish: Wish | undefined): readonly ChoiceWish[] =>
  wish === undefined || !isChoice(wish) || wish.not
    ? []
    : CODED.flatMap(([pattern, coded]) => (wish.values.some((value) => pattern.test(value)) ? [coded] : []));

export interface NearMiss {
  readonly van: Van;
  /** Of two that are equally near it is the same. */
  readonly far: number;
  /** What it has not, the most important first. */
  readonly missed: readonly Wish[];
}

/** Up to `count` vans that miss the fewest and least important wishes. */
export const nearest = (vans: readonly Van[], wishes: Wishes, count: number): readonly NearMiss[] => {
  const electric = wantsElectric(wishes.values());
  const name = wishes.get('name');
  const classes: ReadonlySet<string> = name !== undefined && isChoice(name) ? classesOf(name) : new Set();
  const tests = [...wishes.values()].map((wish) => ({
    wish,
    test: wishTest(wish, electric),
    weight:
      isChoice(wish) && wish.not
        ? NEVER
        : (IMPORTANCE[wish.kind] ?? 2) * (isRange(wish) && wish.than !== undefined ? COMPARED : 1),
  }));
  const missedBy = (van: Van) => tests.filter(({ test }) => !test(van));
  const coded = codedBy(wishes.get('code')).map((wish) => wishTest(wish, false));
  const costOf = (van: Van): number | null => {
    let cost = otherKind(van, classes, wishes.has('body')) + coded.filter((test) => !test(van)).length;
    for (const { wish, test, weight } of tests) {
      if (!test(van)) cost += weight * (isRange(wish) ? LEAST_MISS + howFar(van, wish) : 1);
    }
    return cost < NEVER ? cost : null;
  };
  return bestOf(vans, count, costOf).map((van) => ({
    van,
    far: costOf(van) ?? NEVER,
    missed: missedBy(van)
      .sort((a, b) => b.weight - a.weight)
      .map(({ wish }) => wish),
  }));
};
