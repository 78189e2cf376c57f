import type { Van } from '../find/van.ts';
import type { RangeKind } from '../wishes/wish.ts';

/** What may speak for a van beside others, and whether more of it is better. */
const STRENGTHS: readonly (readonly [measure: RangeKind, better: 1 | -1, words: string])[] = [
  ['price', -1, 'the cheapest'],
  ['mileage', -1, 'the least driven'],
  ['year', 1, 'the newest'],
  ['payload', 1, 'the one that carries most'],
  ['loadVolume', 1, 'the roomiest'],
];

/** Whether a van has more of a measure than all the others, or less of it; not where one of them has no record of it. */
export const isAhead = (van: Van, others: readonly Van[], measure: RangeKind, better: 1 | -1): boolean => {
  const own = van.measures[measure];
  return (
    own !== null && others.every(({ measures }) => measures[measure] !== null && own * better > (measures[measure] ?? 0) * better)
  );
};

/** In what a van is ahead of all the others: "the cheapest". */
export const strengthsOf = (van: Van, others: readonly Van[]): readonly string[] =>
  STRENGTHS.flatMap(([measure, better, words]) => (isAhead(van, others, measure, better) ? [words] : []));
