import { CLEAN_AIR, KNOWN_FEATURES } from '@forecourt/language';
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

export const readCleanAir = (typed: Typed): boolean => typed.take(CLEAN_AIR).some(({ negated }) => !negated);
