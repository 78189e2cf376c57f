/** Credit drawn at once and repaid in equal monthly payments in arrears; pounds. */
export interface CreditAgreement {
  readonly amountOfCredit: number;
  readonly monthlyPayment: number;
  readonly numberOfPayments: number;
}

/** The present value of all payments at an annual rate, by the equation of CONC App 1.2. */
const presentValue = ({ monthlyPayment, numberOfPayments }: CreditAgreement, rate: number): number => {
  const monthly = (1 + rate) ** (1 / 12) - 1;
  return monthly === 0
    ? monthlyPayment * numberOfPayments
    : (monthlyPayment * (1 - (1 + monthly) ** -numberOfPayments)) / monthly;
};

const HIGHEST_RATE = 100;
const STEPS = 60;

/**
 * The APR in per cent by CONC App 1.2: the annual rate at which the present value of the payments equals the credit, rounded half
 * up to one decimal. Found by bisection, because the present value falls as the rate rises. 0 if the payments do not exceed
 * the credit.
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
