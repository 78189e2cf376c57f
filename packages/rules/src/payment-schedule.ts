import { type Loan, monthlyPayment } from './amortisation.ts';
import { roundToPence } from './money.ts';

/** One month of a loan; pounds in whole pence, and `payment` is `interest` and `principal` together. */
export interface Instalment {
  /** From 1. */
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  /** What the payment takes off the loan. */
  readonly principal: number;
  /** What is owed after it. */
  readonly balance: number;
}

const pence = (pounds: number): number => Math.round(roundToPence(pounds) * 100);

/**
 * A loan month by month. Every payment is the monthly payment in whole pence, and the last one takes up what rounding has
 * left, so that nothing is owed after it and the columns add up to what `calculateFinance` says of the same loan: all
 * payments, and all interest (D20). Empty where nothing is borrowed.
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
    // Rounding the sum so far, not each month, keeps the months from drifting away from it.
    const interest = (isLast ? allInterest : pence(exactInterest)) - interestSoFar;
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
