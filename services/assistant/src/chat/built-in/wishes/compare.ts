import type { Van } from '../find/van.ts';
import type { Comparison, Order, RangeKind, RangeWish } from './wish.ts';

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
const BOUNDS: Readonly<Record<Comparison, Bound>> = {
  cheaper: { kinds: ['price'], instead: ['price', 'priceWithVat', 'monthly'], more: false, step: 0.01, order: 'cheapest' },
  dearer: { kinds: ['price'], instead: ['price', 'priceWithVat', 'monthly'], more: true, step: 0.01, order: 'dearest' },
  bigger: { kinds: ['loadVolume', 'loadLength', 'length'], instead: SIZE, more: true, step: 0.01, order: 'most volume' },
  smaller: { kinds: ['loadVolume', 'loadLength', 'length'], instead: SIZE, more: false, step: 0.01, order: 'least volume' },
  newer: { kinds: ['year'], instead: ['year'], more: true, step: 1, order: 'newest' },
  older: { kinds: ['year'], instead: ['year'], more: false, step: 1, order: 'oldest' },
  'lower mileage': { kinds: ['mileage'], instead: ['mileage'], more: false, step: 1, order: 'lowest mileage' },
  'more powerful': { kinds: ['power'], instead: ['power'], more: true, step: 1, order: 'most powerful' },
  'more payload': { kinds: ['payload'], instead: ['payload'], more: true, step: 1, order: 'most payload' },
  longer: { kinds: ['loadLength', 'length'], instead: SIZE, more: true, step: 1, order: 'longest load' },
  lower: { kinds: ['height'], instead: ['roof', 'code', 'height'], more: false, step: 1, order: 'lowest' },
  taller: { kinds: ['loadHeight', 'height'], instead: ['roof', 'code'], more: true, step: 1, order: 'tallest load' },
  'more seats': { kinds: ['seats'], instead: ['seats'], more: true, step: 1, order: 'most volume' },
  'more economical': { kinds: ['economy'], instead: ['economy'], more: true, step: 0.1, order: 'most economical' },
};

/** A bigger van is one that is noticeably bigger, if there is one. */
const PARTS = [0.1, 0];
const SIZES: ReadonlySet<RangeKind> = new Set(['loadVolume', 'loadLength', 'loadHeight', 'length', 'height']);

/** What "which is cheaper" asks for: the cheapest. */
export const orderOf = (comparison: Comparison): Order => BOUNDS[comparison].order;

export interface Compared {
  /** In one way or another: bigger inside, or longer; the first that there is, counts. */
  readonly ways: readonly RangeWish[];
  readonly instead: readonly string[];
  readonly order: Order | null;
}

/** "Cheaper" than every one of these. */
export const compared = (comparison: Comparison, than: readonly Van[]): Compared => {
  const { kinds, instead, more, step, order } = BOUNDS[comparison];
  const ways = PARTS.flatMap((part) =>
    kinds.flatMap((kind): readonly RangeWish[] => {
      const values = than.flatMap((van) => van.measures[kind] ?? []);
      if (values.length === 0 || (part > 0 && !SIZES.has(kind))) return [];
      return more
        ? [{ kind, min: Math.max(...values) * (1 + part) + step, max: null, than: comparison }]
        : [{ kind, min: null, max: Math.min(...values) * (1 - part) - step, than: comparison }];
    }),
  );
  return ways.length === 0
    ? { ways, instead, order }
    : { ways, instead: [...instead, ...ways.map(({ kind }) => kind)], order: null };
};
