import { knownFeature } from '@forecourt/language';
import { formatNumber } from '@forecourt/rules';
import { measureOf } from '../find/search.ts';
import type { Van } from '../find/van.ts';
import { isChoice, isRange, type Order, type RangeKind, type Wish, type Wishes } from '../wishes/wish.ts';
import { plainText } from './van-words.ts';
import { capital } from './words.ts';

/** A measured fact in words: "3,450 mm load length". Money is not among them: it stands with its VAT or its example. */
const MEASURED: Readonly<Partial<Record<RangeKind, (value: string) => string>>> = {
  payload: (value) => `${value} kg payload`,
  loadLength: (value) => `${value} mm load length`,
  loadWidth: (value) => `${value} mm load width`,
  loadHeight: (value) => `${value} mm load height`,
  loadVolume: (value) => `${value} m³ load volume`,
  height: (value) => `${value} mm high`,
  length: (value) => `${value} mm long`,
  width: (value) => `${value} mm wide`,
  towing: (value) => `${value} kg towing limit on its page`,
  grossWeight: (value) => `${value} kg gross weight`,
  seats: (value) => `${value} ${value === '1' ? 'seat' : 'seats'}`,
  mileage: (value) => `${value} miles`,
  power: (value) => `${value} bhp`,
  economy: (value) => `${value} mpg`,
  range: (value) => `${value} miles of range`,
  engine: (value) => `${value} litre engine`,
};

export const measuredFact = (kind: RangeKind, van: Van): string | null => {
  const value = van.measures[kind];
  if (value === null || (kind === 'mileage' && value === 0)) return null;
  return MEASURED[kind]?.(formatNumber(value)) ?? null;
};

const factOfWish = (van: Van, wish: Wish): string | null => {
  if (isRange(wish)) return measuredFact(wish.kind, van);
  if (wish.kind === 'cleanAir') return van.entry.cleanAir ? 'No charge in clean air zones' : null;
  if (wish.kind === 'feature')
    return !wish.not && van.equipment.has(wish.feature)
      ? capital((knownFeature(wish.feature)?.said ?? wish.feature).replace(/^an? /, ''))
      : null;
  if (!isChoice(wish) || wish.not) return null;
  const { vehicle } = van;
  if (wish.kind === 'gearbox' && vehicle.transmission !== null) return `${vehicle.transmission} gearbox`;
  if (wish.kind === 'fuel' && vehicle.fuelType !== null) return vehicle.fuelType;
  if (wish.kind === 'colour' && vehicle.colour !== null) return plainText(vehicle.colour);
  if (wish.kind === 'size') return measuredFact('loadVolume', van);
  if (wish.kind === 'wheelbase') return measuredFact('loadLength', van);
  if (wish.kind === 'roof') return measuredFact('loadHeight', van);
  if (wish.kind === 'vat') return vehicle.vatQualifying ? null : 'No VAT on the price';
  return null;
};

/** What a visitor asked for with a figure says more than that a van is diesel. */
const weight = (wish: Wish): number => (isRange(wish) ? 0 : wish.kind === 'feature' ? 1 : 2);

/** One fact about a van that answers what was asked for; its mileage where nothing says more. */
export const factFor = (van: Van, wishes: Wishes, order: Order | null): string | null => {
  const first = order === null ? null : measuredFact(measureOf(order), van);
  if (first !== null) return first;
  for (const wish of [...wishes.values()].sort((a, b) => weight(a) - weight(b))) {
    const fact = factOfWish(van, wish);
    if (fact !== null) return fact;
  }
  return measuredFact('mileage', van) ?? measuredFact('payload', van);
};
