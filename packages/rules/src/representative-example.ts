import { monthlyPayment } from './amortisation.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';
import { calculateFinance, type FinanceInput } from './finance-calculation.ts';
import type { FinanceTerms } from './finance-estimate.ts';
import { formatPounds, roundToPence } from './money.ts';
import { formatNumber } from './number-format.ts';
import { pricePair } from './vat.ts';

/** The items of a representative example by CONC 3.5.5R; amounts in pounds, rounded to pence. There are no charges besides interest. */
export interface RepresentativeExample {
  readonly vatQualifying: boolean;
  /** Including VAT, if the van has VAT. */
  readonly cashPrice: number;
  /** Paid up front: the agreed deposit, and the VAT if it is not financed (D33). */
  readonly deposit: number;
  /** The part of `deposit` that is not VAT. */
  readonly depositBeforeVat: number;
  readonly amountOfCredit: number;
  readonly numberOfPayments: number;
  readonly monthlyPayment: number;
  /** The deposit and the unrounded payments, rounded once (D20). */
  readonly totalPayable: number;
  /** Fixed nominal annual rate in per cent. */
  readonly annualRatePercent: number;
  /** Representative APR in per cent, one decimal. */
  readonly apr: number;
}

/** The fields of a van that the example depends on. */
interface PricedVehicle {
  readonly price: string;
  readonly vatQualifying?: boolean | null;
  /** The monthly price shown, in whole pounds; defaults to the estimate. */
  readonly monthlyPrice?: number | null;
}

/**
 * The example that must be shown with the monthly price of a vehicle (D21, D33). Its rounded payment always equals that price: a
 * price set by hand or under other terms results in a different deposit (D34, D42). Null if nothing is financed or the payments
 * would exceed the price of the van.
 */
export const representativeExample = (vehicle: PricedVehicle, terms: FinanceTerms): RepresentativeExample | null => {
  const pair = pricePair(vehicle.price, vehicle.vatQualifying);
  const netPrice = pair.vatQualifying ? pair.excludingVat : pair.price;
  const cashPrice = pair.vatQualifying ? pair.includingVat : pair.price;
  const estimated = netPrice - terms.deposit;
  const { monthlyPrice } = vehicle;
  const isEstimate = !monthlyPrice || monthlyPrice === Math.round(monthlyPayment({ ...terms, amount: estimated }));
  // The deposit in whole pounds, as in the calculator.
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

/** The same items for the finance calculator, which finances the VAT too (D33); null if nothing is financed. */
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
 * "12.7% APR representative", shown with every monthly price.
 * @param isRepresentative false for the APR of a rate that the visitor chose: "8.2% APR".
 */
export const formatApr = (apr: number, isRepresentative = true): string =>
  `${formatNumber(apr, 1)}% APR${isRepresentative ? ' representative' : ''}`;

/** The example as one sentence, worded as in the mock-ups. */
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
