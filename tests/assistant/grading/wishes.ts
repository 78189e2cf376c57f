import type { Vehicle } from '@forecourt/contracts';
import { isCleanAir } from '@forecourt/rules';
import type { Wish } from '../conversations/conversation.ts';
import { fold } from './text.ts';
import { priceOf, priceWithVatOf } from './van-prices.ts';

type Key = keyof Wish;
type Wanted<Name extends Key> = NonNullable<Wish[Name]>;
type Test<Name extends Key> = (van: Vehicle, wanted: Wanted<Name>) => boolean;

const oneOf = (value: string | null, wanted: readonly string[]): boolean =>
  value !== null && wanted.some((each) => fold(each) === fold(value));
/** An unknown value matches no wish. */
const atLeast = (value: number | null | undefined, wanted: number): boolean =>
  value !== null && value !== undefined && value >= wanted;
const atMost = (value: number | null | undefined, wanted: number): boolean =>
  value !== null && value !== undefined && value <= wanted;

export const nameOf = (van: Vehicle): string => fold(`${van.make} ${van.model} ${van.derivative ?? ''}`);
export const payloadOf = (van: Vehicle): number | null => van.payload ?? van.specifications.payloadWeight ?? null;
/** A new van has no mileage, whether or not that is recorded. */
export const mileageOf = (van: Vehicle): number | null => van.mileage ?? (van.condition === 'new' ? 0 : null);
export const cleanAirOf = (van: Vehicle): boolean =>
  isCleanAir({ fuelType: van.fuelType, euroStatus: van.specifications.euroStatus });
export const hasFeature = (van: Vehicle, feature: string): boolean =>
  feature.split('/').some((each) => van.features.some((had) => fold(had).includes(fold(each))));

const SIZES: Record<Wanted<'size'>, (van: Vehicle) => boolean> = {
  small: ({ grossWeight, loadLength }) => atMost(grossWeight, 2_500) || (atMost(loadLength, 2_300) && atMost(grossWeight, 3_100)),
  medium: ({ grossWeight }) => atLeast(grossWeight, 2_500) && atMost(grossWeight, 3_300),
  large: ({ grossWeight, loadLength }) => atLeast(grossWeight, 3_300) || atLeast(loadLength, 3_000),
};

const isLong = (van: Vehicle): boolean =>
  /\b(?:lwb|long|maxi|l[34](?:h\d)?)\b/.test(nameOf(van)) || (/\bl2/.test(nameOf(van)) && atMost(van.grossWeight, 3_250));
const isShort = (van: Vehicle): boolean =>
  /\b(?:swb|compact|standard|m|l1(?:h\d)?)\b/.test(nameOf(van)) || atMost(van.wheelbase, 3_100);

const TESTS: { readonly [Name in Key]-?: Test<Name> } = {
  make: (van, wanted) => oneOf(van.make, wanted),
  named: (van, wanted) => wanted.some((words) => nameOf(van).includes(fold(words))),
  bodyType: (van, wanted) => oneOf(van.bodyType, wanted),
  fuelType: (van, wanted) => oneOf(van.fuelType, wanted),
  transmission: (van, wanted) => oneOf(van.transmission, wanted),
  condition: (van, wanted) => oneOf(van.condition, wanted),
  priceMin: (van, wanted) => priceOf(van) >= wanted,
  priceMax: (van, wanted) => priceOf(van) <= wanted,
  priceWithVatMax: (van, wanted) => priceWithVatOf(van) <= wanted,
  monthlyMax: (van, wanted) => atMost(van.monthlyPrice, wanted),
  payloadMin: (van, wanted) => atLeast(payloadOf(van), wanted),
  loadLengthMin: (van, wanted) => atLeast(van.loadLength, wanted),
  loadHeightMin: (van, wanted) => atLeast(van.loadHeight, wanted),
  loadWidthMin: (van, wanted) => atLeast(van.loadWidthBetweenArches ?? van.loadWidth, wanted),
  loadVolumeMin: (van, wanted) => atLeast(van.loadVolume, wanted),
  heightMax: (van, wanted) => atMost(van.height, wanted),
  lengthMax: (van, wanted) => atMost(van.length ?? van.specifications.length, wanted),
  grossWeightMax: (van, wanted) => atMost(van.grossWeight ?? van.specifications.maxGrossWeight, wanted),
  seatsMin: (van, wanted) => atLeast(van.seats, wanted),
  mileageMax: (van, wanted) => atMost(mileageOf(van), wanted),
  yearMin: (van, wanted) => van.year >= wanted,
  yearMax: (van, wanted) => van.year <= wanted,
  rangeMin: (van, wanted) => atLeast(van.range, wanted),
  economyMin: (van, wanted) => atLeast(van.fuelEconomy ?? van.specifications.fuelEconomyCombined, wanted),
  stockStatus: (van, wanted) => wanted.includes(van.stockStatus),
  colour: (van, wanted) => wanted.some((word) => fold(van.colour ?? '').includes(fold(word))),
  features: (van, wanted) => wanted.every((feature) => hasFeature(van, feature)),
  cleanAir: (van) => cleanAirOf(van),
  vatQualifying: (van, wanted) => van.vatQualifying === wanted,
  size: (van, wanted) => SIZES[wanted](van),
  wheelbase: (van, wanted) => (wanted === 'long' ? isLong(van) : isShort(van)),
};

function breaks(van: Vehicle, wish: Wish, key: Key): boolean {
  const wanted = wish[key];
  const test = TESTS[key] as (van: Vehicle, wanted: unknown) => boolean;
  return wanted !== undefined && wanted !== null && !test(van, wanted);
}

/** The wishes that a van does not match. */
export const brokenWishes = (van: Vehicle, wish: Wish): Key[] =>
  (Object.keys(wish) as Key[]).filter((key) => breaks(van, wish, key));
export const fits = (van: Vehicle, wish: Wish): boolean => brokenWishes(van, wish).length === 0;

/** "tipper, price at most 20000": for the report. */
export const describeWish = (wish: Wish): string =>
  Object.entries(wish)
    .filter(([, wanted]) => wanted !== null)
    .map(([key, wanted]) => `${key} ${wanted}`)
    .join(', ') || 'any van';
