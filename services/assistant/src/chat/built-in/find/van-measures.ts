import type { StockedVan } from '../../chat-engine.ts';
import type { RangeKind } from '../wishes/wish.ts';
import { describedTowing } from './towing.ts';

/** What is measured of a van; null is not known, and never passes. */
export type Measures = Readonly<Record<RangeKind, number | null>>;

/** All of it at once: a thousand vans are looked through for one answer, and looking things up in their records takes longest. */
export const measuresOf = ({ vehicle, entry }: StockedVan, pounds: number, poundsWithVat: number): Measures => {
  const { specifications } = vehicle;
  return {
    price: pounds,
    priceWithVat: poundsWithVat,
    monthly: entry.monthlyPrice,
    payload: entry.payload,
    loadLength: entry.loadLength,
    // Bodies without wheel arches inside are as wide as they are.
    loadWidth: vehicle.loadWidthBetweenArches ?? vehicle.loadWidth,
    loadHeight: vehicle.loadHeight,
    loadVolume: entry.loadVolume,
    height: vehicle.height ?? specifications.height ?? null,
    length: vehicle.length ?? specifications.length ?? null,
    width: vehicle.width ?? specifications.width ?? null,
    towing: vehicle.brakedTowingLimit ?? describedTowing(vehicle.description),
    grossWeight: vehicle.grossWeight ?? specifications.maxGrossWeight ?? null,
    seats: vehicle.seats ?? specifications.seatingCapacity ?? null,
    // A new van has none to speak of.
    mileage: vehicle.mileage ?? (vehicle.condition === 'new' ? 0 : null),
    year: vehicle.year,
    power: vehicle.power ?? specifications.power ?? null,
    economy: vehicle.fuelEconomy ?? specifications.fuelEconomyCombined ?? null,
    range: vehicle.range,
    engine: vehicle.engineSize ?? null,
  };
};
