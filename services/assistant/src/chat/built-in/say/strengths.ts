import { measureOf } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import type { Order, RangeKind } from '../wishes/wish.ts';

interface Strength {
  readonly measure: RangeKind;
  /** Whether more of it is better. */
  readonly better: 1 | -1;
  /** What is said of two vans, and of more. */
  readonly is: readonly [ofTwo: string, ofMore: string];
  /** On the line of a van. */
  readonly words?: string;
  /** There beside its figure. */
  readonly ofFigure?: string;
}

/** What may speak for a van beside others. */
const STRENGTHS: readonly Strength[] = [
  { measure: 'price', better: -1, is: ['is cheaper', 'is the cheapest'], words: 'the cheapest' },
  { measure: 'year', better: 1, is: ['is newer', 'is the newest'], words: 'the newest' },
  {
    measure: 'mileage',
    better: -1,
    is: ['has done fewer miles', 'has done the fewest miles'],
    words: 'the least driven',
    ofFigure: 'the fewest',
  },
  {
    measure: 'payload',
    better: 1,
    is: ['carries more weight', 'carries the most weight'],
    words: 'the one that carries most',
    ofFigure: 'the most',
  },
  {
    measure: 'loadVolume',
    better: 1,
    is: ['has more room inside', 'has the most room inside'],
    words: 'the roomiest',
    ofFigure: 'the most',
  },
  { measure: 'loadLength', better: 1, is: ['has the longer load area', 'has the longest load area'] },
  { measure: 'seats', better: 1, is: ['has more seats', 'has the most seats'] },
  { measure: 'range', better: 1, is: ['goes further on a charge', 'goes furthest on a charge'] },
];
/** What is said on the line of a van, what matters to most of them first. */
const ON_LINES = (['price', 'payload', 'loadVolume', 'mileage', 'year'] as const).flatMap((kind) =>
  STRENGTHS.filter(({ measure }) => measure === kind),
);

const TURNED: ReadonlySet<Order> = new Set(['least volume', 'dearest', 'oldest']);

/** Whether a van has more of a measure than all the others, or less of it; not where one of them has no record of it. */
const isAhead = (van: Van, others: readonly Van[], measure: RangeKind, better: 1 | -1): boolean => {
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
    others.length === 0 ? [] : ON_LINES.filter((one) => one.measure !== turned && isAhead(van, others, one.measure, one.better));
  return asked.flatMap((kind) => ahead.find(({ measure }) => measure === kind) ?? [])[0] ?? ahead[0];
};

/** In what a van is ahead of all the others: "is cheaper"; in nothing that one of them has no record of. */
export const advantagesOf = (van: Van, all: readonly Van[]): readonly string[] => {
  const others = all.filter((other) => other !== van);
  const ahead = STRENGTHS.filter(({ measure, better }) => isAhead(van, others, measure, better));
  // Who has more room need not be told that it is longer.
  const hasVolume = ahead.some(({ measure }) => measure === 'loadVolume');
  return ahead
    .filter(({ measure }) => measure !== 'loadLength' || !hasVolume)
    .map(({ is: [ofTwo, ofMore] }) => (others.length === 1 ? ofTwo : ofMore));
};
