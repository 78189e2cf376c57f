import { toPence } from './money.ts';
import { isForSale } from './stock-entry.ts';

/** The fields that similarity is based on. */
export interface ComparableVehicle {
  readonly id: number;
  readonly make: string;
  readonly model: string;
  readonly bodyType: string | null;
  readonly fuelType: string | null;
  /** Pounds excluding VAT, as stored. */
  readonly price: string;
  /** In mm, in m³ and in kg. */
  readonly loadLength: number | null;
  readonly loadVolume: number | null;
  readonly payload: number | null;
  readonly stockStatus: string;
  readonly isSold: boolean;
}

/** The weight of each difference. The body counts most, because a tipper is no use to somebody who needs a panel van. */
const WEIGHTS = { bodyType: 8, size: 4, price: 4, fuelType: 1, model: 0.5 } as const;

/** 0 for equal amounts, 1 if one is twice the other, 0.5 if one is unknown. */
const apart = (a: number | null, b: number | null): number => {
  if (a === null || b === null || a <= 0 || b <= 0) return a === b ? 0 : 0.5;
  return Math.abs(Math.log2(a / b));
};

const SIZES = ['loadLength', 'loadVolume', 'payload'] as const;

/** The difference apart from the body. @param pence the price of `a`. */
const difference = (a: ComparableVehicle, pence: number, b: ComparableVehicle): number => {
  const size = SIZES.reduce((sum, key) => sum + apart(a[key], b[key]), 0) / SIZES.length;
  return (
    size * WEIGHTS.size +
    apart(pence, toPence(b.price)) * WEIGHTS.price +
    (a.fuelType === b.fuelType ? 0 : WEIGHTS.fuelType) +
    (a.make === b.make && a.model === b.model ? 0 : WEIGHTS.model)
  );
};

/**
 * Up to `count` unsold vans similar to this one by body type, size, price and fuel, most similar first.
 */
export const similarVehicles = <Vehicle extends ComparableVehicle>(
  vehicle: Vehicle,
  stock: Iterable<Vehicle>,
  count: number,
): Vehicle[] => {
  const nearest: { readonly other: Vehicle; readonly far: number }[] = [];
  const pence = toPence(vehicle.price);
  for (const other of stock) {
    if (other.id === vehicle.id || !isForSale(other)) continue;
    const body = vehicle.bodyType === other.bodyType ? 0 : WEIGHTS.bodyType;
    // Most of a large stock is ruled out by its body alone.
    if (body > (nearest[count - 1]?.far ?? Number.POSITIVE_INFINITY)) continue;
    const far = body + difference(vehicle, pence, other);
    // Only the best few are kept sorted, not the whole stock; ties are sorted by id.
    const place = nearest.findIndex((held) => far < held.far || (far === held.far && other.id < held.other.id));
    if (place === -1 && nearest.length >= count) continue;
    nearest.splice(place === -1 ? nearest.length : place, 0, { other, far });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ other }) => other);
};
