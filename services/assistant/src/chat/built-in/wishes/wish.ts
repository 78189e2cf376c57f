import type { FinanceTerms } from '@forecourt/rules';
import kinds from '../find/kinds.json' with { type: 'json' };
import type { PlanWords } from './plan.ts';

/** What is measured of a van. Weights in kg, lengths in mm, volume in m³, prices in pounds. */
export type RangeKind = keyof typeof kinds.ranges;
export const RANGES = Object.keys(kinds.ranges) as readonly RangeKind[];

/** What a van has one of a few values of. */
export const CHOICES = [
  'name',
  'body',
  'fuel',
  'gearbox',
  'condition',
  'colour',
  'size',
  'wheelbase',
  'roof',
  'status',
  'vat',
  'code',
] as const;
export type ChoiceKind = (typeof CHOICES)[number];

export interface RangeWish {
  readonly kind: RangeKind;
  readonly min: number | null;
  readonly max: number | null;
  /** Where the bound is a van that was shown: "cheaper". */
  readonly than?: Comparison;
  /** What the visitor named, where the bounds leave some room about it. */
  readonly about?: number;
  /** Where the visitor gave no figure: "low-mileage". */
  readonly word?: string;
  /** What goes in, where the visitor named that and no measure: "room for 8x4 sheets"; empty where another wish says it. */
  readonly words?: string;
  /** Of what is paid a month: how the visitor would pay, where that was said. */
  readonly plan?: { readonly words: PlanWords; readonly terms: FinanceTerms };
  /** Only vans that are charged have to reach it. */
  readonly charged?: true;
  /** It goes by the usual size of what goes in: the visitor gave none. */
  readonly usual?: true;
}

export interface ChoiceWish {
  readonly kind: ChoiceKind;
  /** One of these; none of them where `not`. */
  readonly values: readonly string[];
  /** Nobody asked for it in so many words. */
  readonly guessed?: true;
  readonly not: boolean;
  /** It was wished and is no longer: that it is not wanted was not said. */
  readonly back?: true;
  /** It will do as well as what was wished before. */
  readonly allowed?: true;
}

export interface FeatureWish {
  readonly kind: 'feature';
  readonly feature: string;
  readonly not: boolean;
  readonly back?: true;
  readonly allowed?: true;
}

export interface CleanAirWish {
  readonly kind: 'cleanAir';
}

/** What matters, without a figure: it rules nothing out and decides what stands first. */
export interface SoftWish {
  readonly kind: 'soft';
  readonly order: Order;
}

export type Wish = RangeWish | ChoiceWish | FeatureWish | CleanAirWish | SoftWish;
export type WishKind = Wish['kind'];

export const isRange = (wish: Wish): wish is RangeWish => 'min' in wish;
export const isChoice = (wish: Wish): wish is ChoiceWish => 'values' in wish;

/** Under which key a wish is kept: a newer one of the same key takes its place. "Cheaper" stands beside a budget. */
export const wishKey = (wish: Wish): string => {
  if (wish.kind === 'feature') return `feature ${wish.feature}`;
  if (wish.kind === 'soft') return `soft ${wish.order}`;
  if (isChoice(wish) && wish.not) return `not ${wish.kind}`;
  return isRange(wish) && wish.than !== undefined ? `than ${wish.kind}` : wish.kind;
};

export type Wishes = ReadonlyMap<string, Wish>;
export const keyed = (wishes: readonly Wish[]): Wishes => new Map(wishes.map((wish) => [wishKey(wish), wish]));

/** What may decide which of the fitting vans stands first. */
export type Order = keyof typeof kinds.orders;
export const ORDERS = Object.keys(kinds.orders) as readonly Order[];

/** How the vans asked for differ from those shown. */
export type Comparison =
  | 'cheaper'
  | 'dearer'
  | 'bigger'
  | 'smaller'
  | 'lower'
  | 'newer'
  | 'older'
  | 'lower mileage'
  | 'more powerful'
  | 'more payload'
  | 'longer'
  | 'taller'
  | 'more seats'
  | 'more economical';
