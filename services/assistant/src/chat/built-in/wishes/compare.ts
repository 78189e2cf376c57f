import type { Van } from '../find/van.ts';
import { type Comparison, isRange, type Order, type RangeKind, type RangeWish, type Wish } from './wish.ts';

interface Bound {
  readonly kinds: readonly RangeKind[];
  /** Wishes that it takes the place of. */
  readonly instead: readonly string[];
  readonly more: boolean;
  /** The least difference that counts. */
  readonly step: number;
  /** Where there is nothing to compare with. */
  readonly order: Order;
}

const SIZE = ['size', 'wheelbase', 'code'];
const NOTHING: readonly string[] = [];
const BOUNDS: Readonly<Record<Comparison, Bound>> = {
  cheaper: { kinds: ['price'], instead: NOTHING, more: false, step: 0.01, order: 'cheapest' },
  dearer: { kinds: ['price'], instead: NOTHING, more: true, step: 0.01, order: 'dearest' },
  bigger: { kinds: ['loadVolume', 'loadLength', 'length'], instead: SIZE, more: true, step: 0.01, order: 'most volume' },
  smaller: { kinds: ['loadVolume', 'loadLength', 'length'], instead: SIZE, more: false, step: 0.01, order: 'least volume' },
  newer: { kinds: ['year'], instead: NOTHING, more: true, step: 1, order: 'newest' },
  older: { kinds: ['year'], instead: NOTHING, more: false, step: 1, order: 'oldest' },
  'lower mileage': { kinds: ['mileage'], instead: NOTHING, more: false, step: 1, order: 'lowest mileage' },
  'more powerful': { kinds: ['power'], instead: NOTHING, more: true, step: 1, order: 'most powerful' },
  'more payload': { kinds: ['payload'], instead: NOTHING, more: true, step: 1, order: 'most payload' },
  longer: { kinds: ['loadLength', 'length'], instead: SIZE, more: true, step: 1, order: 'longest load' },
  lower: { kinds: ['height'], instead: ['roof', 'code'], more: false, step: 1, order: 'lowest' },
  taller: { kinds: ['loadHeight', 'height'], instead: ['roof', 'code'], more: true, step: 1, order: 'tallest load' },
  'more seats': { kinds: ['seats'], instead: NOTHING, more: true, step: 1, order: 'most seats' },
  'more economical': { kinds: ['economy'], instead: NOTHING, more: true, step: 0.1, order: 'most economical' },
};
const SUMS: readonly RangeKind[] = ['price', 'priceWithVat', 'monthly'];
/** All that is measured with it: what a van costs is a sum, with VAT or a month. */
const allOf = (kinds: readonly RangeKind[]): readonly RangeKind[] => (kinds.some((kind) => SUMS.includes(kind)) ? SUMS : kinds);

/** Any figure takes the place of a comparison of the same measure: "up to £18,000", after "cheaper". */
export const withoutComparison = (wishes: Map<string, Wish>, kinds: readonly RangeKind[]): void => {
  for (const kind of allOf(kinds)) wishes.delete(`than ${kind}`);
};

/** Takes from the wishes what a comparison overrules: a bound that is in its way, but no budget when a cheaper one is asked for. */
export const overrule = (wishes: Map<string, Wish>, comparison: Comparison): void => {
  const { kinds, instead, more } = BOUNDS[comparison];
  withoutComparison(wishes, kinds);
  for (const key of instead) wishes.delete(key);
  // "About £15,000" and then something else about it: a cheaper one is welcome.
  for (const [key, held] of wishes) if (isRange(held) && held.about !== undefined) wishes.set(key, { ...held, min: null });
  for (const kind of allOf(kinds)) {
    const held = wishes.get(kind);
    if (held === undefined || !isRange(held)) continue;
    const { about, ...bounds } = held;
    const left = more ? { ...bounds, max: null } : { ...bounds, min: null, max: about ?? held.max };
    if (left.min === null && left.max === null) wishes.delete(kind);
    else wishes.set(kind, left);
  }
};

/** A bigger van is one that is noticeably bigger, if there is one. */
const PARTS = [0.1, 0];
const SIZES: ReadonlySet<RangeKind> = new Set(['loadVolume', 'loadLength', 'loadHeight', 'length', 'height']);

/** What "which is cheaper" asks for: the cheapest. */
export const orderOf = (comparison: Comparison): Order => BOUNDS[comparison].order;

export interface Compared {
  /** In one way or another: bigger inside, or longer; the first that there is, counts. */
  readonly ways: readonly RangeWish[];
  readonly order: Order | null;
}

/** "Cheaper" than every one of these. */
export const compared = (comparison: Comparison, than: readonly Van[]): Compared => {
  const { kinds, more, step, order } = BOUNDS[comparison];
  const ways = PARTS.flatMap((part) =>
    kinds.flatMap((kind): readonly RangeWish[] => {
      const values = than.flatMap((van) => van.measures[kind] ?? []);
      if (values.length === 0 || (part > 0 && !SIZES.has(kind))) return [];
      return more
        ? [{ kind, min: Math.max(...values) * (1 + part) + step, max: null, than: comparison }]
        : [{ kind, min: null, max: Math.min(...values) * (1 - part) - step, than: comparison }];
    }),
  );
  return { ways, order: ways.length === 0 ? order : null };
};
