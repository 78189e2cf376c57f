/** A loan repaid in equal monthly payments in arrears. */
export interface Loan {
  /** Pounds. */
  readonly amount: number;
  /** Nominal annual rate in per cent, a twelfth of which is charged each month (D21). */
  readonly annualRatePercent: number;
  /** Whole months, at least one. */
  readonly termMonths: number;
}

/** The payment in pounds, unrounded (rounding happens once, at the end: D20); 0 if nothing is borrowed (product §9). */
export const monthlyPayment = ({ amount, annualRatePercent, termMonths }: Loan): number => {
  if (amount <= 0) return 0;
  if (annualRatePercent === 0) return amount / termMonths;
  const monthlyRate = annualRatePercent / 100 / 12;
  return (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -termMonths);
};
