import { monthlyPayment } from './amortisation.ts';
import { fromPence, roundToPence } from './money.ts';
import { priceWithVat } from './vat.ts';

/** The input of the finance calculator; amounts in pounds. */
export interface FinanceInput {
  /** Excluding VAT. */
  readonly price: number;
  readonly deposit: number;
  readonly tradeIn: number;
  readonly annualRatePercent: number;
  readonly termMonths: number;
  /** VAT is added unless this is explicitly false (D20). */
  readonly vatQualifying?: boolean | null;
}

/** The calculator's results in pounds, each rounded once from unrounded payments (D20). */
export interface FinanceResult {
  /** Including the VAT. */
  readonly cashPrice: number;
  /** 0 if the vehicle is not VAT qualifying. */
  readonly vat: number;
  readonly amountFinanced: number;
  readonly monthlyPayment: number;
  /** The deposit plus all payments. */
  readonly totalCost: number;
  /** All payments minus the amount financed. */
  readonly totalInterest: number;
}

/** The calculator of the finance page and the vehicle's dialog, which finances the price with VAT (product §9, D33). */
export const calculateFinance = (input: FinanceInput): FinanceResult => {
  const price = roundToPence(input.price);
  const cashPrice = input.vatQualifying === false ? price : priceWithVat(fromPence(Math.round(price * 100)));
  const amountFinanced = Math.max(0, roundToPence(cashPrice - input.deposit - input.tradeIn));
  const payment = monthlyPayment({ ...input, amount: amountFinanced });
  const payments = roundToPence(payment * input.termMonths);
  return {
    cashPrice,
    vat: roundToPence(cashPrice - price),
    amountFinanced,
    monthlyPayment: roundToPence(payment),
    totalCost: roundToPence(input.deposit + payments),
    totalInterest: roundToPence(payments - amountFinanced),
  };
};
