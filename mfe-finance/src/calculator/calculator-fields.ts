import type { FinanceVehicle } from '@forecourt/contracts';
import { POUNDS, showQuantity } from '@forecourt/rules';
import { DEFAULT_TERM, type Term } from './finance-terms.ts';

/** The values of the calculator's fields, as typed. */
export interface CalculatorFields {
  /** `null`: a custom amount. */
  readonly vehicle: FinanceVehicle | null;
  /** Stored separately, because a shared URL has it before the vehicle is fetched. */
  readonly vatQualifying: boolean;
  readonly price: string;
  readonly deposit: string;
  readonly rate: string;
  readonly term: Term;
}

/** The fields and their setters, independent of where they are stored. */
export interface FieldsInHand {
  readonly fields: CalculatorFields;
  readonly change: (next: CalculatorFields) => void;
  /** On blur, normalises every readable field. */
  readonly settle: () => void;
}

/** In pounds, if no vehicle is chosen (product §9). */
const CUSTOM_PRICE = 30_000;
/** Pounds as a field shows them: "28,995.50". */
export const shownPounds = (pounds: number): string => showQuantity(POUNDS, pounds);

/** The defaults of product §9, for a vehicle or for a custom amount. */
export const defaultFields = (annualRatePercent: number, vehicle: FinanceVehicle | null): CalculatorFields => ({
  ...forVehicle(vehicle),
  deposit: '0',
  rate: String(annualRatePercent),
  term: DEFAULT_TERM,
});

/** The fields that change when a vehicle is chosen, or none. */
export const forVehicle = (vehicle: FinanceVehicle | null) => ({
  vehicle,
  vatQualifying: vehicle?.vatQualifying !== false,
  price: shownPounds(vehicle ? Number(vehicle.price) : CUSTOM_PRICE),
});
