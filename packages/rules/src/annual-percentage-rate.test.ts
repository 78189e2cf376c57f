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

  it('is the same whether the payment is rounded to pence or not', () => {
    expect(annualPercentageRate({ amountOfCredit: 23995, monthlyPayment: 533.76, numberOfPayments: 60 })).toBe(12.7);
  });

  it('is nil where less is paid back than was lent', () => {
    expect(annualPercentageRate({ amountOfCredit: 1000, monthlyPayment: 10, numberOfPayments: 12 })).toBe(0);
  });

  it('is (1 + nominal / 12) to the 12th whatever is lent and for however long', () => {
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
