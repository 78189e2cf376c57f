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
}

/** A vehicle made ready once for many searches: nothing is parsed, folded or allocated while thousands are compared. */
export interface StockEntry {
  readonly id: number;
  readonly make: string;
  readonly bodyType: string | null;
  readonly fuelType: string | null;
  readonly transmission: string | null;
  readonly condition: string;
  readonly stockStatus: string;
  readonly year: number;
  readonly pricePence: number;
  readonly monthlyPrice: number | null;
  /** `make` as it is sorted: "Citroën" → "citroen". */
  readonly makeKey: string;
  /** Everything free text is looked for in, folded. */
  readonly text: string;
}

/** Lower case without accents: "Citroën" → "citroen". */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

export const stockEntry = (vehicle: SearchableVehicle): StockEntry => {
  const { registrationNumber } = vehicle;
  const searched = [
    vehicle.make,
    vehicle.model,
    vehicle.derivative,
    registrationNumber,
    registrationNumber?.replaceAll(' ', ''),
    vehicle.bodyType,
    vehicle.fuelType,
    vehicle.colour,
  ];
  return {
    id: vehicle.id,
    make: vehicle.make,
    bodyType: vehicle.bodyType,
    fuelType: vehicle.fuelType,
    transmission: vehicle.transmission,
    condition: vehicle.condition,
    stockStatus: vehicle.stockStatus,
    year: vehicle.year,
    pricePence: toPence(vehicle.price),
    monthlyPrice: vehicle.monthlyPrice,
    makeKey: foldText(vehicle.make),
    text: foldText(searched.filter(Boolean).join(' ')),
  };
};
