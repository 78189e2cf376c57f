/** Credit drawn at once and repaid in equal monthly payments in arrears; pounds. */
export interface CreditAgreement {
  readonly amountOfCredit: number;
  readonly monthlyPayment: number;
  readonly numberOfPayments: number;
}

/** What all payments are worth on the day of drawing at a yearly rate, by the equation of CONC App 1.2. */
const presentValue = ({ monthlyPayment, numberOfPayments }: CreditAgreement, rate: number): number => {
  const monthly = (1 + rate) ** (1 / 12) - 1;
  return monthly === 0
    ? monthlyPayment * numberOfPayments
    : (monthlyPayment * (1 - (1 + monthly) ** -numberOfPayments)) / monthly;
};

const HIGHEST_RATE = 100;
const STEPS = 60;

/**
 * The APR in per cent by CONC App 1.2: the yearly rate at which the payments are worth what was lent, to one decimal
 * place, a second decimal of 5 or more raising the first. Found by bisection, because the present value only ever falls
 * with the rate. 0 where the payments do not exceed the credit.
 */
export const annualPercentageRate = (agreement: CreditAgreement): number => {
  let low = 0;
  let high = HIGHEST_RATE;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (presentValue(agreement, middle) > agreement.amountOfCredit) low = middle;
    else high = middle;
  }
  return Math.round(low * 1000) / 10;
};
