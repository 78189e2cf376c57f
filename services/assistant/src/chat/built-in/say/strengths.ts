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

/** In what a van is ahead of all the others: "the cheapest". */
export const strengthsOf = (van: Van, others: readonly Van[]): readonly string[] =>
  STRENGTHS.flatMap(([measure, better, words]) => {
    const own = van.measures[measure];
    const ahead =
      own !== null &&
      others.every(({ measures }) => measures[measure] !== null && own * better > (measures[measure] ?? 0) * better);
    return ahead ? [words] : [];
  });
