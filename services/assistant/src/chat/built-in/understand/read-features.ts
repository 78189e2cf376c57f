import { KNOWN_FEATURES } from '../vocabulary/known-features.ts';
import type { FeatureWish } from '../wishes/wish.ts';
import type { Typed } from './typed.ts';

/** Equipment that is wanted, or not. */
export const readFeatures = (typed: Typed): readonly FeatureWish[] =>
  KNOWN_FEATURES.flatMap(({ key, typed: pattern }) =>
    typed
      .take(pattern)
      .slice(0, 1)
      .map(({ negated, back }): FeatureWish => ({ kind: 'feature', feature: key, not: negated || back, ...(back && { back }) })),
  );

const CLEAN_AIR =
  /\b(?:(?:non )?ulez|caz|lez|clean air(?: zones?)?|low emissions?(?: zones?)?|emissions? zones?|congestion charge|euro ?(?:6|six|vi)|(?:into |in )?(?:central )?london (?:zone|charge|without paying)|zero charge)(?: (?:compliant|complient|complaint|free|friendly|ok|ready|exempt|proof|charges?))?(?= |$)/g;

export const readCleanAir = (typed: Typed): boolean => typed.take(CLEAN_AIR).some(({ negated }) => !negated);
