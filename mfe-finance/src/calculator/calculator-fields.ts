import { POUNDS, showQuantity } from '@forecourt/rules';
import type { FinanceVehicle } from './finance-vehicle.ts';

/** What stands in the calculator's fields, as typed. */
export interface CalculatorFields {
  /** `null`: a custom amount. */
  readonly vehicle: FinanceVehicle | null;
  /** Kept beside the vehicle, because a shared address knows it before the vehicle is fetched. */
  readonly vatQualifying: boolean;
  readonly price: string;
  readonly deposit: string;
  readonly rate: string;
  readonly term: Term;
}

/** The fields and what may be done with them, wherever they are kept. */
export interface FieldsInHand {
  readonly fields: CalculatorFields;
  readonly change: (next: CalculatorFields) => void;
  /** A field was left: each that can be read shows what it counts as. */
  readonly settle: () => void;
}

/** Months to choose from (product §9). */
export const TERMS = [24, 36, 48, 60] as const;
export type Term = (typeof TERMS)[number];

/** Pounds, where no vehicle is chosen (product §9). */
const CUSTOM_PRICE = 30_000;
/** Pounds as a field shows them: "28,995.50". */
export const shownPounds = (pounds: number): string => showQuantity(POUNDS, pounds);

/** The defaults of product §9, for a vehicle or for a custom amount. */
export const defaultFields = (annualRatePercent: number, vehicle: FinanceVehicle | null): CalculatorFields => ({
  ...forVehicle(vehicle),
  deposit: '0',
  rate: String(annualRatePercent),
  term: 60,
});

/** The fields that change when a vehicle is chosen, or none. */
export const forVehicle = (vehicle: FinanceVehicle | null) => ({
  vehicle,
  vatQualifying: vehicle?.vatQualifying !== false,
  price: shownPounds(vehicle ? Number(vehicle.price) : CUSTOM_PRICE),
});
