import { KNOWN_MODELS } from '@forecourt/language';
import { type ChoiceWish, isChoice, isRange, type Wish, type Wishes } from '../wishes/wish.ts';
import { bestOf } from './best-of.ts';
import { CODES, IMPORTANCE } from './kinds.ts';
import { measured } from './measured.ts';
import { wantsElectric } from './search.ts';
import type { Van } from './van.ts';
import { wishTest } from './wish-test.ts';

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
  return (classes.has(van.class) ? 0 : 6) + (panel ? 0 : 3);
};

/** Where no van has a maker's code, another of its length and height comes nearer. */
const unlikeCode = ({ values: { wheelbase, roof } }: Van, code: Wish | undefined): number =>
  code === undefined || !isChoice(code) || code.not
    ? 0
    : CODES.filter(
        ([part, sizes]) =>
          code.values.some((value) => value.includes(part)) && ![...wheelbase, ...roof].some((size) => sizes.includes(size)),
      ).length;

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
      isChoice(wish) && wish.not ? NEVER : IMPORTANCE[wish.kind] * (isRange(wish) && wish.than !== undefined ? COMPARED : 1),
  }));
  const missedBy = (van: Van) => tests.filter(({ test }) => !test(van));
  const costOf = (van: Van): number | null => {
    let cost = otherKind(van, classes, wishes.has('body')) + unlikeCode(van, wishes.get('code'));
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
