import {
  calculateFinance,
  FINANCE_LIMITS,
  type FinanceInput,
  formatPounds,
  PERCENT,
  POUNDS,
  pricePair,
  readQuantity,
  roundToPence,
} from '@forecourt/rules';
import { type CalculatorFields, shownPounds } from './calculator-fields.ts';

/** Whole pounds (product §5); null if it cannot be read. */
const wholePounds = (typed: string): number | null => {
  const pounds = readQuantity(POUNDS, typed);
  return pounds === null ? null : Math.floor(pounds);
};

/** Whole pounds, or the listed price of the van with its pence. */
function readPrice({ vehicle, price }: CalculatorFields): number | null {
  const listed = vehicle && Number(vehicle.price);
  return readQuantity(POUNDS, price) === listed ? listed : wholePounds(price);
}

/** Whole pounds, unless its pence are those of the van's VAT: 'As advertised' puts the VAT into the deposit (D33, D34). */
function readDeposit(fields: CalculatorFields): number | null {
  if (fields.deposit.trim() === '') return 0;
  const whole = wholePounds(fields.deposit);
  if (whole === null || fields.vehicle === null || readPrice(fields) !== Number(fields.vehicle.price)) return whole;
  const pair = pricePair(fields.vehicle.price, fields.vehicle.vatQualifying);
  const vat = pair.vatQualifying ? pair.includingVat - pair.excludingVat : 0;
  const exact = roundToPence(whole + (roundToPence(vat) % 1));
  return readQuantity(POUNDS, fields.deposit) === exact ? exact : whole;
}

/** Per cent in steps of 0.1 (product §5). */
const readRate = (typed: string): number | null => {
  const rate = readQuantity(PERCENT, typed);
  return rate === null ? null : Math.round(rate * 10) / 10;
};

/** The parsed value of each field; null if it cannot be read. */
const readFields = (fields: CalculatorFields) => ({
  price: readPrice(fields),
  deposit: readDeposit(fields),
  rate: readRate(fields.rate),
});

/** The error of a field, worded as what to enter. */
export type FieldFaults = { readonly [Name in 'price' | 'deposit' | 'rate']?: string };

type Outcome =
  | { readonly input: FinanceInput; readonly faults?: undefined }
  | { readonly input?: undefined; readonly faults: FieldFaults };

const priceFault = (price: number | null): string | null => {
  if (price === null || price === 0) return 'Enter a price, for example 14,250 or 14k';
  return price > FINANCE_LIMITS.price ? `Enter a price of ${formatPounds(FINANCE_LIMITS.price)} or less` : null;
};

const rateFault = (rate: number | null): string | null => {
  if (rate === null) return PERCENT.ask;
  const { annualRatePercent: most } = FINANCE_LIMITS;
  return rate > most ? `Enter a rate of ${most}% or less` : null;
};

/** The parsed input, or the errors by field: nothing is calculated from a guess. */
export function readCalculation(fields: CalculatorFields): Outcome {
  const { price, deposit, rate } = readFields(fields);
  const input: FinanceInput = {
    price: price ?? 0,
    deposit: deposit ?? 0,
    tradeIn: 0,
    annualRatePercent: rate ?? 0,
    termMonths: fields.term,
    vatQualifying: fields.vatQualifying,
  };
  const wrongPrice = priceFault(price);
  const faults = { price: wrongPrice, deposit: depositFault(deposit, wrongPrice ? null : input), rate: rateFault(rate) };
  const named = Object.entries(faults).filter(([, fault]) => fault !== null);
  return named.length === 0 ? { input } : { faults: Object.fromEntries(named) };
}

function depositFault(deposit: number | null, input: FinanceInput | null): string | null {
  if (deposit === null) return 'Enter a deposit in pounds, for example 5,000 or 5k';
  const { cashPrice } = input ? calculateFinance(input) : { cashPrice: FINANCE_LIMITS.deposit };
  if (deposit <= cashPrice) return null;
  const price = input && input.vatQualifying !== false ? 'price with VAT' : 'price';
  return `The deposit is more than the ${price}: enter ${formatPounds(cashPrice)} or less`;
}

/** Normalises every readable amount and leaves the others as typed. */
function written(fields: CalculatorFields, pounds: (amount: number) => string): CalculatorFields {
  const { price, deposit, rate } = readFields(fields);
  return {
    ...fields,
    price: price === null ? fields.price : pounds(price),
    deposit: deposit === null ? fields.deposit : pounds(deposit),
    rate: rate === null ? fields.rate : String(rate),
  };
}

/** The fields on blur, normalised. */
export const tidyFields = (fields: CalculatorFields): CalculatorFields => written(fields, shownPounds);

/** The fields in the format of the URL. */
export const plainFields = (fields: CalculatorFields): CalculatorFields => written(fields, String);
