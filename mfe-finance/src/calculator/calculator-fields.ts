import { type FinanceInput, pricePair, roundToPence, toPence } from '@forecourt/rules';
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
  /** A field was left: each shows what it counts as. */
  readonly settle: () => void;
}

/** Months to choose from (specification §9). */
export const TERMS = [24, 36, 48, 60] as const;
export type Term = (typeof TERMS)[number];

/** Pounds, where no vehicle is chosen (specification §9). */
export const CUSTOM_PRICE = '30000';
/** Pounds; the most that the contract of a saved calculation takes. */
const MOST_POUNDS = 10_000_000;
const MOST_PERCENT = 100;

/** Pounds as a field shows them: pence only where there are some. */
export const shownPounds = (pounds: number): string => pounds.toFixed(2).replace(/\.00$/, '');

/** A vehicle's price as its field shows it. */
const listedPrice = ({ price }: FinanceVehicle): string => price.replace(/\.00$/, '');

/** The defaults of specification §9, for a vehicle or for a custom amount. */
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
  price: vehicle ? listedPrice(vehicle) : CUSTOM_PRICE,
});

/** Whole pounds; empty and invalid are 0 (specification §5). Commas, spaces and a pound sign are no mistakes. */
export const readPounds = (text: string): number => {
  const [, whole] = /^£?(\d+)(?:\.\d*)?$/.exec(text.replace(/[,\s]/g, '')) ?? [];
  return Math.min(Number(whole ?? 0), MOST_POUNDS);
};

/** Per cent in steps of 0.1; empty and invalid are 0 (specification §5). */
export const readRate = (text: string): number => {
  const rate = /^\d*\.?\d+$|^\d+\.$/.test(text.trim()) ? Number(text) : 0;
  return Math.min(Math.round(rate * 10) / 10, MOST_PERCENT);
};

const isListedPrice = ({ vehicle, price }: CalculatorFields): boolean => vehicle !== null && price === listedPrice(vehicle);

/** Whole pounds, unless its pence are those of the van's VAT: 'As advertised' puts the VAT into the deposit (D33, D34). */
function readDeposit(fields: CalculatorFields): number {
  const whole = readPounds(fields.deposit);
  if (fields.vehicle === null || !isListedPrice(fields)) return whole;
  const pair = pricePair(fields.vehicle.price, fields.vehicle.vatQualifying);
  const vat = pair.vatQualifying ? pair.includingVat - pair.excludingVat : 0;
  const exact = roundToPence(whole + (roundToPence(vat) % 1));
  return fields.deposit === shownPounds(exact) ? exact : whole;
}

/** What the fields mean. A vehicle's own price counts with its pence. */
export const readInput = (fields: CalculatorFields): FinanceInput => ({
  price: isListedPrice(fields) ? toPence(fields.price) / 100 : readPounds(fields.price),
  deposit: readDeposit(fields),
  tradeIn: 0,
  annualRatePercent: readRate(fields.rate),
  termMonths: fields.term,
  vatQualifying: fields.vatQualifying,
});

/** The fields once they are left: each shows what it counts as, so that an empty one shows its 0. */
export const tidyFields = (fields: CalculatorFields): CalculatorFields => ({
  ...fields,
  price: isListedPrice(fields) ? fields.price : String(readPounds(fields.price)),
  deposit: shownPounds(readDeposit(fields)),
  rate: String(readRate(fields.rate)),
});
