import type { ChoiceKind, Order, RangeKind, WishKind } from '../wishes/wish.ts';
import lists from './kinds.json' with { type: 'json' };

/** How a van is spoken of that has more of a measure than others, or less where that is better. */
interface Ahead {
  readonly more: boolean;
  /** Of two vans, and of more. */
  readonly two: string;
  readonly most: string;
  /** On the line of a van. */
  readonly line?: string;
  /** There beside its figure. */
  readonly beside?: string;
}

interface RangeWords {
  readonly name: string;
  /** How its bounds are worded. */
  readonly bounds: keyof typeof lists.bounds;
  /** What stands before its bounds: "a payload". */
  readonly a?: string;
  /** What stands after them. */
  readonly after?: string;
  readonly unit?: string;
  readonly decimals?: number;
  /** What is said of a van: "{} kg payload". Money is none: it stands with its VAT or its example. */
  readonly fact?: string;
  /** By how much a van misses it is said. */
  readonly differs?: boolean;
  readonly ahead?: Ahead;
}

interface OrderWords {
  readonly measure: RangeKind;
  /** Whether the van with most of it stands first. */
  readonly more: boolean;
  /** How vans stand in that order. */
  readonly first: string;
  /** What the first of them is. */
  readonly is: string;
  /** What matters to whoever wants much of it. */
  readonly matters?: string;
}

/** What is said of each measure; what matters most of the strengths of a van comes first. */
export const RANGE_WORDS: Readonly<Record<RangeKind, RangeWords>> = lists.ranges as Record<RangeKind, RangeWords>;
export const ORDER_WORDS: Readonly<Record<Order, OrderWords>> = lists.orders as Record<Order, OrderWords>;
/** How much it matters that a wish is missed. What a van is comes before what it costs, and that before what it has. */
export const IMPORTANCE: Readonly<Record<WishKind, number>> = lists.importance;
export const BOUNDS = lists.bounds;
/** Kinds whose words stand before the noun, in this order. */
export const ADJECTIVES = lists.adjectives as readonly ChoiceKind[];
/** Values that are not said as they are recorded. */
export const VALUES: Readonly<Record<string, string>> = lists.values;
/** Comparisons before a noun. */
export const COMPARED: Readonly<Record<string, string>> = lists.compared;
/** What is said of a van where what was asked for is not recorded. */
export const UNKNOWN: Readonly<Record<string, string>> = lists.unknown;
/** What a maker's code says of length and height. */
export const CODES: readonly (readonly [code: string, sizes: readonly string[]])[] = Object.entries(lists.codes);
