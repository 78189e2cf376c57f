import { monthlyPayment } from './amortisation.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';
import { calculateFinance, type FinanceInput } from './finance-calculation.ts';
import type { FinanceTerms } from './finance-estimate.ts';
import { formatPounds, roundToPence } from './money.ts';
import { formatNumber } from './number-format.ts';
import { pricePair } from './vat.ts';

/** Every item CONC 3.5.5R asks of a representative example; money in pounds, rounded to pence. No charge besides interest is made. */
export interface RepresentativeExample {
  readonly vatQualifying: boolean;
  /** Including VAT where the van has VAT. */
  readonly cashPrice: number;
  /** What is paid up front: the agreed deposit, and the VAT where it is not financed (D33). */
  readonly deposit: number;
  /** The part of `deposit` that is not VAT. */
  readonly depositBeforeVat: number;
  readonly amountOfCredit: number;
  readonly numberOfPayments: number;
  readonly monthlyPayment: number;
  /** The deposit and the unrounded payments, rounded once (D20). */
  readonly totalPayable: number;
  /** Fixed, yearly, nominal, in per cent. */
  readonly annualRatePercent: number;
  /** Representative APR in per cent, one decimal. */
  readonly apr: number;
}

/** A van as its example needs it. */
interface PricedVehicle {
  readonly price: string;
  readonly vatQualifying?: boolean | null;
  /** The monthly price shown, in whole pounds; without one the example is that of the estimate. */
  readonly monthlyPrice?: number | null;
}

/**
 * The example that must stand beside the monthly price of this vehicle (D21, D33). Rounded, its payment always is
 * that price: one that is not the estimate, set by hand or under other terms, leaves a deposit of its own (D34, D42).
 * Null where nothing is financed, and where the payments would come to more than the van costs.
 */
export const representativeExample = (vehicle: PricedVehicle, terms: FinanceTerms): RepresentativeExample | null => {
  const pair = pricePair(vehicle.price, vehicle.vatQualifying);
  const netPrice = pair.vatQualifying ? pair.excludingVat : pair.price;
  const cashPrice = pair.vatQualifying ? pair.includingVat : pair.price;
  const estimated = netPrice - terms.deposit;
  const { monthlyPrice } = vehicle;
  const isEstimate = !monthlyPrice || monthlyPrice === Math.round(monthlyPayment({ ...terms, amount: estimated }));
  // A deposit of whole pounds, as the calculator takes it.
  const left = () => Math.round(netPrice - Number(monthlyPrice) / monthlyPayment({ ...terms, amount: 1 }));
  const amountOfCredit = roundToPence(netPrice - (isEstimate ? terms.deposit : left()));
  if (amountOfCredit <= 0 || amountOfCredit > netPrice) return null;

  const payment = monthlyPayment({ ...terms, amount: amountOfCredit });
  const deposit = roundToPence(cashPrice - amountOfCredit);
  return {
    vatQualifying: pair.vatQualifying,
    cashPrice,
    deposit,
    depositBeforeVat: roundToPence(netPrice - amountOfCredit),
    amountOfCredit,
    numberOfPayments: terms.termMonths,
    monthlyPayment: roundToPence(payment),
    totalPayable: roundToPence(deposit + payment * terms.termMonths),
    annualRatePercent: terms.annualRatePercent,
    apr: annualPercentageRate({ amountOfCredit, monthlyPayment: payment, numberOfPayments: terms.termMonths }),
  };
};

/** The same items for what the finance calculator works out, which finances the VAT too (D33); null where nothing is financed. */
export const calculationExample = (input: FinanceInput): RepresentativeExample | null => {
  const { cashPrice, amountFinanced, totalCost } = calculateFinance(input);
  if (amountFinanced === 0) return null;
  const { annualRatePercent, termMonths, deposit } = input;
  const payment = monthlyPayment({ amount: amountFinanced, annualRatePercent, termMonths });
  return {
    vatQualifying: input.vatQualifying !== false,
    cashPrice,
    deposit,
    depositBeforeVat: deposit,
    amountOfCredit: amountFinanced,
    numberOfPayments: termMonths,
    monthlyPayment: roundToPence(payment),
    totalPayable: totalCost,
    annualRatePercent,
    apr: annualPercentageRate({ amountOfCredit: amountFinanced, monthlyPayment: payment, numberOfPayments: termMonths }),
  };
};

/**
 * "12.7% APR representative", as it stands beside every monthly price.
 * @param isRepresentative false for the APR of a rate that the visitor chose: "8.2% APR".
 */
export const formatApr = (apr: number, isRepresentative = true): string =>
  `${formatNumber(apr, 1)}% APR${isRepresentative ? ' representative' : ''}`;

/** The example as one sentence, in the order and words of the mocks. */
export const describeExample = (example: RepresentativeExample): string => {
  const exact = (pounds: number) => formatPounds(pounds, 'exact');
  const vat = example.vatQualifying;
  const vatUpFront = example.deposit !== example.depositBeforeVat;
  return [
    `Hire purchase over ${example.numberOfPayments} months: cash price ${exact(example.cashPrice)}${vat ? ' inc. VAT' : ''}`,
    `deposit ${exact(example.deposit)}${vatUpFront ? ` (${formatPounds(example.depositBeforeVat)} plus the VAT)` : ''}`,
    `amount of credit ${exact(example.amountOfCredit)}`,
    `${example.numberOfPayments} monthly payments of ${exact(example.monthlyPayment)}`,
    `total amount payable ${exact(example.totalPayable)}`,
    `rate of interest ${formatNumber(example.annualRatePercent, 1)}% a year fixed.`,
  ].join(', ');
};
