import { type Loan, monthlyPayment } from './amortisation.ts';
import { roundToPence } from './money.ts';

/** One month of a loan, in pounds rounded to pence; `payment` is the sum of `interest` and `principal`. */
export interface Instalment {
  /** From 1. */
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  /** The part of the payment that reduces the balance. */
  readonly principal: number;
  /** The balance after the payment. */
  readonly balance: number;
}

const pence = (pounds: number): number => Math.round(roundToPence(pounds) * 100);

/**
 * The payment schedule of a loan. Every payment is the monthly payment rounded to pence; the last one absorbs the rounding
 * differences, so that the balance ends at zero and the columns add up to the totals of `calculateFinance` (D20). Empty if
 * nothing is borrowed.
 */
export const paymentSchedule = (loan: Loan): readonly Instalment[] => {
  if (loan.amount <= 0) return [];
  const exactPayment = monthlyPayment(loan);
  const monthlyRate = loan.annualRatePercent / 100 / 12;
  const usualPayment = pence(exactPayment);

  const schedule: Instalment[] = [];
  let exactlyOwed = loan.amount;
  let exactInterest = 0;
  let balance = pence(loan.amount);
  let toPay = pence(exactPayment * loan.termMonths);
  const allInterest = toPay - balance;
  let interestSoFar = 0;
  for (let month = 1; month <= loan.termMonths; month++) {
    const isLast = month === loan.termMonths;
    exactInterest += exactlyOwed * monthlyRate;
    exactlyOwed += exactlyOwed * monthlyRate - exactPayment;
    const payment = isLast ? toPay : Math.min(usualPayment, toPay);
    // Rounding the running total instead of each month prevents drift.
    const usualInterest = (isLast ? allInterest : pence(exactInterest)) - interestSoFar;
    // On a loan of a pound or two, payments that are rounded up would repay more than is owed.
    const interest = Math.max(usualInterest, payment - balance, 0);
    toPay -= payment;
    interestSoFar += interest;
    balance -= payment - interest;
    schedule.push({
      month,
      payment: payment / 100,
      interest: interest / 100,
      principal: (payment - interest) / 100,
      balance: balance / 100,
    });
  }
  return schedule;
};
