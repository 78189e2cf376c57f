import { toPence } from './money.ts';

/** What likeness is judged by. */
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

/** How much each kind of difference counts; the body comes first, because a tipper is no help to who needs a panel van. */
const WEIGHTS = { bodyType: 8, size: 4, price: 4, fuelType: 1, model: 0.5 } as const;

/** 0 for equal amounts, 1 for one twice the other; half a point where one of both is not known. */
const apart = (a: number | null, b: number | null): number => {
  if (a === null || b === null || a <= 0 || b <= 0) return a === b ? 0 : 0.5;
  return Math.abs(Math.log2(a / b));
};

const SIZES = ['loadLength', 'loadVolume', 'payload'] as const;

/** What differs besides the body. @param pence the price of `a`. */
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
 * Up to `count` vans that somebody who looks at this one may want instead, most alike first: by body type, size, price
 * and fuel. Never a sold one, and never itself.
 */
export const similarVehicles = <Vehicle extends ComparableVehicle>(
  vehicle: Vehicle,
  stock: Iterable<Vehicle>,
  count: number,
): Vehicle[] => {
  const nearest: { readonly other: Vehicle; readonly far: number }[] = [];
  const pence = toPence(vehicle.price);
  for (const other of stock) {
    if (other.id === vehicle.id || other.isSold || other.stockStatus === 'Sold') continue;
    const body = vehicle.bodyType === other.bodyType ? 0 : WEIGHTS.bodyType;
    // Most of a large stock is out by its body alone, and need not be looked at further.
    if (body > (nearest[count - 1]?.far ?? Number.POSITIVE_INFINITY)) continue;
    const far = body + difference(vehicle, pence, other);
    // Few are kept in order: the stock itself is never sorted. Of two alike the one with the lower id comes first.
    const place = nearest.findIndex((held) => far < held.far || (far === held.far && other.id < held.other.id));
    if (place === -1 && nearest.length >= count) continue;
    nearest.splice(place === -1 ? nearest.length : place, 0, { other, far });
    if (nearest.length > count) nearest.pop();
  }
  return nearest.map(({ other }) => other);
};
