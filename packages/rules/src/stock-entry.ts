import { isCleanAir } from './clean-air.ts';
import { toPence } from './money.ts';

/** What the search of the stock reads of a vehicle. */
export interface SearchableVehicle {
  readonly id: number;
  readonly make: string;
  readonly model: string;
  readonly derivative: string | null;
  readonly registrationNumber: string | null;
  readonly bodyType: string | null;
  readonly fuelType: string | null;
  readonly transmission: string | null;
  readonly condition: string;
  readonly stockStatus: string;
  readonly colour: string | null;
  readonly year: number;
  /** Decimal string of pounds excluding VAT. */
  readonly price: string;
  /** Whole pounds. */
  readonly monthlyPrice: number | null;
  /** Lengths in mm, weights in kg, volume in m³. */
  readonly payload: number | null;
  readonly loadLength: number | null;
  readonly loadVolume: number | null;
  readonly wheelbase: number | null;
  readonly specifications: {
    readonly euroStatus?: string | undefined;
    readonly payloadWeight?: number | undefined;
    readonly wheelbase?: number | undefined;
  };
}

/** A vehicle made ready once for many searches: nothing is parsed, folded or allocated while thousands are compared. */
export interface StockEntry {
  readonly id: number;
  readonly make: string;
  /** "Ford Transit Custom". */
  readonly makeAndModel: string;
  readonly bodyType: string | null;
  readonly fuelType: string | null;
  readonly transmission: string | null;
  readonly condition: string;
  readonly stockStatus: string;
  readonly year: number;
  readonly pricePence: number;
  readonly monthlyPrice: number | null;
  readonly payload: number | null;
  readonly loadLength: number | null;
  readonly loadVolume: number | null;
  readonly wheelbase: number | null;
  /** See {@link isCleanAir}. */
  readonly cleanAir: boolean;
  /** `make` as it is sorted: "Citroën" → "citroen". */
  readonly makeKey: string;
  /** Everything free text is looked for in, folded. */
  readonly text: string;
  /** The words of it that a misspelt one may mean; not those with figures, and no registration. */
  readonly words: readonly string[];
}

/** Lower case without accents: "Citroën" → "citroen". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** A word that can be misspelt: letters, and what stands inside of names. */
const SPELT = /^[a-z][a-z'&/-]+$/;

const joined = (parts: readonly (string | null | undefined)[]): string => foldText(parts.filter(Boolean).join(' '));

export const stockEntry = (vehicle: SearchableVehicle): StockEntry => {
  const { registrationNumber, specifications } = vehicle;
  const named = joined([vehicle.make, vehicle.model, vehicle.derivative, vehicle.bodyType, vehicle.fuelType, vehicle.colour]);
  return {
    id: vehicle.id,
    make: vehicle.make,
    makeAndModel: `${vehicle.make} ${vehicle.model}`,
    bodyType: vehicle.bodyType,
    fuelType: vehicle.fuelType,
    transmission: vehicle.transmission,
    condition: vehicle.condition,
    stockStatus: vehicle.stockStatus,
    year: vehicle.year,
    pricePence: toPence(vehicle.price),
    monthlyPrice: vehicle.monthlyPrice,
    payload: vehicle.payload ?? specifications.payloadWeight ?? null,
    loadLength: vehicle.loadLength,
    loadVolume: vehicle.loadVolume,
    wheelbase: vehicle.wheelbase ?? specifications.wheelbase ?? null,
    cleanAir: isCleanAir({ fuelType: vehicle.fuelType, euroStatus: specifications.euroStatus }),
    makeKey: foldText(vehicle.make),
    text: joined([named, registrationNumber, registrationNumber?.replaceAll(' ', '')]),
    words: [...new Set(named.split(/\s+/))].filter((word) => SPELT.test(word)),
  };
};
