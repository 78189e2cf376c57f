import { foldText } from '@forecourt/rules';
import { knownFeature } from '../vocabulary/known-features.ts';
import { type ChoiceKind, type ChoiceWish, isChoice, isRange, type RangeKind, type Wish } from '../wishes/wish.ts';
import type { Van } from './van.ts';

/** What is measured; null is not known, and never passes. */
export const MEASURES: Readonly<Record<RangeKind, (van: Van) => number | null>> = {
  price: ({ pounds }) => pounds,
  priceWithVat: ({ poundsWithVat }) => poundsWithVat,
  monthly: ({ entry }) => entry.monthlyPrice,
  payload: ({ entry }) => entry.payload,
  loadLength: ({ entry }) => entry.loadLength,
  // Bodies without wheel arches inside are as wide as they are.
  loadWidth: ({ vehicle }) => vehicle.loadWidthBetweenArches ?? vehicle.loadWidth,
  loadHeight: ({ vehicle }) => vehicle.loadHeight,
  loadVolume: ({ entry }) => entry.loadVolume,
  height: ({ vehicle }) => vehicle.height ?? vehicle.specifications.height ?? null,
  length: ({ vehicle }) => vehicle.length ?? vehicle.specifications.length ?? null,
  grossWeight: ({ vehicle }) => vehicle.grossWeight ?? vehicle.specifications.maxGrossWeight ?? null,
  seats: ({ vehicle }) => vehicle.seats ?? vehicle.specifications.seatingCapacity ?? null,
  // A new van has none to speak of.
  mileage: ({ vehicle }) => vehicle.mileage ?? (vehicle.condition === 'new' ? 0 : null),
  year: ({ vehicle }) => vehicle.year,
  power: ({ vehicle }) => vehicle.power ?? vehicle.specifications.power ?? null,
  economy: ({ vehicle }) => vehicle.fuelEconomy ?? vehicle.specifications.fuelEconomyCombined ?? null,
  range: ({ vehicle }) => vehicle.range,
};

const one = (value: string | null): readonly string[] => (value === null ? [] : [value]);

/** What a van has of a kind that is chosen from. */
export const VALUES: Readonly<Record<ChoiceKind, (van: Van) => readonly string[]>> = {
  name: ({ names }) => names,
  body: ({ bodies }) => bodies,
  fuel: ({ vehicle }) => one(vehicle.fuelType),
  gearbox: ({ vehicle }) => one(vehicle.transmission),
  condition: ({ vehicle }) => [vehicle.condition],
  colour: ({ colours }) => colours,
  size: (van) => [van.class],
  wheelbase: ({ wheelbases }) => wheelbases,
  roof: ({ roofs }) => roofs,
  status: ({ vehicle }) => [vehicle.stockStatus],
  vat: ({ vehicle }) => [vehicle.vatQualifying ? 'VAT' : 'no VAT'],
  code: ({ derivative }) => derivative.split(/[^a-z0-9]+/),
};

export const hasFeature = (van: Van, feature: string): boolean => knownFeature(feature)?.recorded.test(van.equipment) ?? false;

/** The sentence of its description that speaks of it, be it to say that there is none. */
export const describedFeature = ({ vehicle }: Van, feature: string): string | null => {
  const { recorded } = knownFeature(feature) ?? {};
  const sentences = (vehicle.description ?? '').split(/(?<=[.!?])\s+/);
  return sentences.find((sentence) => recorded?.test(foldText(sentence))) ?? null;
};

/** What counts as well: a longer one is long too, and an automated manual is driven without a clutch. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['lwb', 'xlwb'],
  ['Automatic', 'Semi-Automatic'],
]);

const accepted = ({ values, not }: ChoiceWish): readonly string[] =>
  not ? values : values.flatMap((value) => [value, ALSO.get(value) ?? value]);

export type VanTest = (van: Van) => boolean;

/** Whether a van has what is wished. @param electric the electric version of a model is meant too */
export const wishTest = (wish: Wish, electric: boolean): VanTest => {
  if (isRange(wish)) {
    const measure = MEASURES[wish.kind];
    const min = wish.min ?? Number.NEGATIVE_INFINITY;
    const max = wish.max ?? Number.POSITIVE_INFINITY;
    return (van) => {
      const value = measure(van);
      return value !== null && value >= min && value <= max;
    };
  }
  if (isChoice(wish)) {
    const values = VALUES[wish.kind];
    const wanted = new Set(accepted(wish));
    const named = wish.kind === 'name' && electric;
    const has: VanTest = (van) => {
      for (const value of values(van)) if (wanted.has(value)) return true;
      return named && van.electricNames.some((name) => wanted.has(name));
    };
    return wish.not ? (van) => !has(van) : has;
  }
  if (wish.kind === 'cleanAir') return ({ entry }) => entry.cleanAir;
  const { feature, not } = wish;
  return (van) => hasFeature(van, feature) !== not;
};
