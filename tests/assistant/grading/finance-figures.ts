import type { Dealership, Vehicle } from '@forecourt/contracts';
import { calculationExample, type RepresentativeExample, representativeExample } from '@forecourt/rules';

export interface Terms {
  readonly deposit?: number | undefined;
  readonly months?: number | undefined;
}

/**
 * The possible monthly figures of a van for this deposit and term: financed without VAT, like its monthly price (D33), or with VAT,
 * like the calculator. The example in an answer shows which.
 */
export function examplesOf(van: Vehicle, settings: Dealership, { deposit, months }: Terms): RepresentativeExample[] {
  const terms = {
    annualRatePercent: settings.finance.annualRatePercent,
    termMonths: months ?? settings.finance.termMonths,
    deposit: deposit ?? settings.finance.deposit,
  };
  const withoutVat = representativeExample(van, terms);
  const withVat = calculationExample({ ...terms, price: Number(van.price), tradeIn: 0, vatQualifying: van.vatQualifying });
  return [withoutVat, withVat].filter((example) => example !== null);
}

/** The amounts of an example, in pounds. */
export const amountsOf = (example: RepresentativeExample): number[] => [
  example.cashPrice,
  example.deposit,
  example.depositBeforeVat,
  example.deposit - example.depositBeforeVat,
  example.amountOfCredit,
  example.totalPayable,
  example.totalPayable - example.cashPrice,
];

/** The figures that CONC 3.5.5R requires in it. */
export const itemsOf = (example: RepresentativeExample): Readonly<Record<string, number>> => ({
  'cash price': example.cashPrice,
  deposit: example.deposit,
  'amount of credit': example.amountOfCredit,
  'number of payments': example.numberOfPayments,
  'monthly payment': example.monthlyPayment,
  'total payable': example.totalPayable,
  'rate of interest': example.annualRatePercent,
  APR: example.apr,
});
