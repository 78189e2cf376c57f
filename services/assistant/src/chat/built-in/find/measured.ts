import type { RangeWish } from '../wishes/wish.ts';
import { monthlyUnder } from './plan-figures.ts';
import type { Van } from './van.ts';

/** What a van has of what is wished; null is not known. */
export const measured = (van: Van, { kind, plan }: Pick<RangeWish, 'kind' | 'plan'>): number | null =>
  plan === undefined ? van.measures[kind] : monthlyUnder(van, plan.words, plan.terms);
