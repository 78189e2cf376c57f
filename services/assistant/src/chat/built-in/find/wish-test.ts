import { knownFeature } from '@forecourt/language';
import { foldText } from '@forecourt/rules';
import { type ChoiceWish, isChoice, isRange, type Wish } from '../wishes/wish.ts';
import { measured } from './measured.ts';
import type { Van } from './van.ts';

/** The first sentence of its description that speaks of something. */
export const describedBy = ({ vehicle }: Van, pattern: RegExp): string | null =>
  (vehicle.description ?? '').split(/(?<=[.!?])\s+/).find((sentence) => pattern.test(foldText(sentence))) ?? null;

const HEATING = /\bheat(?:er|ers|ing)\b/;

/** The sentence of its description that speaks of it, be it to say that there is none. */
export const describedFeature = (van: Van, feature: string): string | null => {
  const known = knownFeature(feature);
  if (feature === 'heater') return describedBy(van, HEATING);
  // What no list knows is looked for as it was typed.
  return describedBy(
    van,
    known?.described ?? known?.recorded ?? new RegExp(`\\b${feature.replace(/s$/, '').replace(/[^a-z0-9 ]/g, '.')}`),
  );
};

const DENIES = /\b(?:no|not|none|without|never|isnt|doesnt|came out|removed|can quote|(?:in place|instead) of)\b|n't\b/i;
const affirmed = (said: string | null): string | null => (said === null || DENIES.test(said) ? null : said);
/** The sentence of its description that says that it has it. */
export const writtenFeature = (van: Van, feature: string): string | null => affirmed(describedFeature(van, feature));
/** The sentence of its description that says so of something that no field records. */
export const writtenBy = (van: Van, pattern: RegExp): string | null => affirmed(describedBy(van, pattern));

/** A longer one is long too. */
const accepted = ({ values, not }: ChoiceWish): readonly string[] =>
  !not && values.includes('lwb') ? [...values, 'xlwb'] : values;

export type VanTest = (van: Van) => boolean;

/** Whether a van has what is wished. @param electric the electric version of a model is meant too */
export const wishTest = (wish: Wish, electric: boolean): VanTest => {
  if (isRange(wish)) {
    const min = wish.min ?? Number.NEGATIVE_INFINITY;
    const max = wish.max ?? Number.POSITIVE_INFINITY;
    return (van) => {
      if (wish.charged && van.vehicle.fuelType !== 'Electric') return true;
      const value = measured(van, wish);
      return value !== null && value >= min && value <= max;
    };
  }
  if (isChoice(wish)) {
    const { kind } = wish;
    const wanted = new Set(accepted(wish));
    const named = wish.kind === 'name' && electric;
    const has: VanTest = (van) => {
      for (const value of van.values[kind]) if (wanted.has(value)) return true;
      return named && van.electricNames.some((name) => wanted.has(name));
    };
    return wish.not ? (van) => !has(van) : has;
  }
  if (wish.kind === 'soft') return () => true;
  if (wish.kind === 'cleanAir') return ({ entry }) => entry.cleanAir;
  const { feature, not } = wish;
  return (van) => van.equipment.has(feature) !== not;
};
