import { measureOf } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import type { Order, RangeKind } from '../wishes/wish.ts';

export interface Strength {
  readonly measure: RangeKind;
  /** Whether more of it is better. */
  readonly better: 1 | -1;
  readonly words: string;
  /** Beside its figure. */
  readonly ofFigure?: string;
}

/** What may speak for a van beside others. */
const STRENGTHS: readonly Strength[] = [
  { measure: 'price', better: -1, words: 'the cheapest' },
  { measure: 'payload', better: 1, words: 'the one that carries most', ofFigure: 'the most' },
  { measure: 'loadVolume', better: 1, words: 'the roomiest', ofFigure: 'the most' },
  { measure: 'mileage', better: -1, words: 'the least driven', ofFigure: 'the fewest' },
  { measure: 'year', better: 1, words: 'the newest' },
];

const TURNED: ReadonlySet<Order> = new Set(['least volume', 'dearest', 'oldest']);

/** Whether a van has more of a measure than all the others, or less of it; not where one of them has no record of it. */
export const isAhead = (van: Van, others: readonly Van[], measure: RangeKind, better: 1 | -1): boolean => {
  const own = van.measures[measure];
  // A new van has none to speak of.
  if (measure === 'mileage' && own === 0) return false;
  return (
    own !== null && others.every(({ measures }) => measures[measure] !== null && own * better > (measures[measure] ?? 0) * better)
  );
};

/** In what a van is ahead of all the others, of what was asked for the first; undefined for nothing. */
export const strengthOf = (
  van: Van,
  others: readonly Van[],
  asked: readonly RangeKind[],
  order: Order | null,
): Strength | undefined => {
  // Of the smallest none is praised for its room.
  const turned = order !== null && TURNED.has(order) ? measureOf(order) : null;
  const ahead =
    others.length === 0 ? [] : STRENGTHS.filter((one) => one.measure !== turned && isAhead(van, others, one.measure, one.better));
  return asked.flatMap((kind) => ahead.find(({ measure }) => measure === kind) ?? [])[0] ?? ahead[0];
};
