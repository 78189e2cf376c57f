import fc from 'fast-check';
import { monthlyPayment } from './amortisation.ts';
import { annualPercentageRate } from './annual-percentage-rate.ts';

describe('the APR (CONC App 1.2)', () => {
  it.each([
    [12, 12.7],
    [6.9, 7.1],
    [9.9, 10.4],
    [0, 0],
    [24, 26.8],
  ])('of %p % nominal a year, charged monthly, is %p %', (annualRatePercent, apr) => {
    const payment = monthlyPayment({ amount: 23995, annualRatePercent, termMonths: 60 });
    expect(annualPercentageRate({ amountOfCredit: 23995, monthlyPayment: payment, numberOfPayments: 60 })).toBe(apr);
  });

  /** The equation of CONC App 1.2, discounting each payment by its time in years. */
  const worthToday = (payment: number, payments: number, aprPercent: number): number => {
    let sum = 0;
    for (let month = payments; month >= 1; month--) sum += payment / (1 + aprPercent / 100) ** (month / 12);
    return sum;
  };

  it.each([
    [36000, 800.8, 60, 12.7],
    [23995, 533.76, 60, 12.7],
    [34794, 773.97, 60, 12.7],
    [1995, 44.38, 60, 12.7],
    [1000, 88.85, 12, 12.7],
    [5000, 164.45, 36, 11.9],
    [7500, 250, 36, 13],
    [12000, 390, 36, 11],
    [10000, 193.33, 60, 6.2],
    [20000, 479.17, 48, 7.3],
    [15000, 265, 84, 12.7],
    [6995, 333.33, 24, 14.1],
    [10000, 1000, 12, 41.3],
    [500, 100, 6, 89.5],
    [10000, 2500, 12, 1086.7],
    [25000, 416.67, 60, 0],
  ])('of £%p for payments of £%p over %p months is %p %, by the equation itself', (amountOfCredit, payment, payments, apr) => {
    expect(annualPercentageRate({ amountOfCredit, monthlyPayment: payment, numberOfPayments: payments })).toBe(apr);
    // The exact rate is within 0.05 of the rounded one, and the present value falls as the rate rises.
    expect(worthToday(payment, payments, apr - 0.05)).toBeGreaterThan(amountOfCredit);
    expect(worthToday(payment, payments, apr + 0.05)).toBeLessThanOrEqual(amountOfCredit);
  });

  it('is the same whether the payment is rounded to pence or not', () => {
    expect(annualPercentageRate({ amountOfCredit: 23995, monthlyPayment: 533.76, numberOfPayments: 60 })).toBe(12.7);
  });

  it('is zero if less is repaid than was lent', () => {
    expect(annualPercentageRate({ amountOfCredit: 1000, monthlyPayment: 10, numberOfPayments: 12 })).toBe(0);
  });

  it('is (1 + nominal / 12) to the 12th for any amount and term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 200_000 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 12, max: 84 }),
        (amount, tenths, termMonths) => {
          const payment = monthlyPayment({ amount, annualRatePercent: tenths / 10, termMonths });
          const apr = annualPercentageRate({ amountOfCredit: amount, monthlyPayment: payment, numberOfPayments: termMonths });
          expect(Math.abs(apr - ((1 + tenths / 12_000) ** 12 - 1) * 100)).toBeLessThan(0.0501);
        },
      ),
    );
  });
});
