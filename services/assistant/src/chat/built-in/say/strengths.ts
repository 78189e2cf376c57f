import type { Van } from '../find/van.ts';
import type { RangeKind } from '../wishes/wish.ts';

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

/** Whether a van has more of a measure than all the others, or less of it; not where one of them has no record of it. */
export const isAhead = (van: Van, others: readonly Van[], measure: RangeKind, better: 1 | -1): boolean => {
  const own = van.measures[measure];
  return (
    own !== null && others.every(({ measures }) => measures[measure] !== null && own * better > (measures[measure] ?? 0) * better)
  );
};

/** In what a van is ahead of all the others, of what was asked for the first; undefined for nothing. */
export const strengthOf = (van: Van, others: readonly Van[], asked: readonly RangeKind[]): Strength | undefined => {
  const ahead = others.length === 0 ? [] : STRENGTHS.filter(({ measure, better }) => isAhead(van, others, measure, better));
  return asked.flatMap((kind) => ahead.find(({ measure }) => measure === kind) ?? [])[0] ?? ahead[0];
};
