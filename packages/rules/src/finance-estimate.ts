import { monthlyPayment } from './amortisation.ts';
import { toPence } from './money.ts';

/** The dealership's finance defaults (`infra/dealership.json`). */
export interface FinanceTerms {
  /** Nominal annual rate in per cent, charged monthly. */
  readonly annualRatePercent: number;
  readonly termMonths: number;
  /** Pounds; the VAT of a VAT-qualifying van is paid in addition (D33). */
  readonly deposit: number;
}

/**
 * The admin finance estimate, stored as `monthlyPrice`: whole pounds a month for the price without VAT minus the deposit; 0 unless
 * the price exceeds the deposit (product §9, D33).
 */
export const estimateMonthlyPrice = (price: string, terms: FinanceTerms): number =>
  Math.round(monthlyPayment({ ...terms, amount: toPence(price) / 100 - terms.deposit }));
