import { ORDER_WORDS, RANGE_WORDS } from '../find/kinds.ts';
import type { Van } from '../find/van.ts';
import type { Order, RangeKind } from '../wishes/wish.ts';

/** What is said on the line of a van, what matters to most of them first. */
const ON_LINES = ['price', 'payload', 'loadVolume', 'mileage', 'year'] as const;
/** Of the smallest none is praised for its room. */
const turnedBy = (order: Order | null): RangeKind | null => {
  if (order === null) return null;
  const { measure, more } = ORDER_WORDS[order];
  return RANGE_WORDS[measure].ahead?.more === more ? null : measure;
};

/** Whether a van is ahead of all the others in a measure; not where one of them has no record of it. */
const isAhead = (van: Van, others: readonly Van[], kind: RangeKind): boolean => {
  const { ahead } = RANGE_WORDS[kind];
  const own = van.measures[kind];
  // A new van has no miles to speak of.
  if (own === null || ahead === undefined || (kind === 'mileage' && own === 0)) return false;
  return others.every(({ measures: { [kind]: other } }) => other !== null && (ahead.more ? own > other : own < other));
};

interface Strength {
  readonly measure: RangeKind;
  /** On the line of a van, and there beside its figure. */
  readonly words: string;
  readonly beside: string | undefined;
}

/** In what a van is ahead of all the others, of what was asked for the first; undefined for nothing. */
export const strengthOf = (
  van: Van,
  others: readonly Van[],
  asked: readonly RangeKind[],
  order: Order | null,
): Strength | undefined => {
  const turned = turnedBy(order);
  const ahead = others.length === 0 ? [] : ON_LINES.filter((kind) => kind !== turned && isAhead(van, others, kind));
  const measure = asked.find((kind) => ahead.some((other) => other === kind)) ?? ahead[0];
  const said = measure && RANGE_WORDS[measure].ahead;
  return measure && { measure, words: said?.line ?? '', beside: said?.beside };
};

/** In what a van is ahead of all the others: "is cheaper". */
export const advantagesOf = (van: Van, all: readonly Van[]): readonly string[] => {
  const others = all.filter((other) => other !== van);
  const ahead = (Object.keys(RANGE_WORDS) as RangeKind[]).filter((kind) => isAhead(van, others, kind));
  // Who has more room need not be told that it is longer.
  const said = ahead.includes('loadVolume') ? ahead.filter((kind) => kind !== 'loadLength') : ahead;
  return said.flatMap((kind) => RANGE_WORDS[kind].ahead?.[others.length === 1 ? 'two' : 'most'] ?? []);
};
