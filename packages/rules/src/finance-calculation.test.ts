import fc from 'fast-check';
import { monthlyPayment } from './amortisation.ts';
import { calculateFinance, type FinanceInput } from './finance-calculation.ts';

const defaults: FinanceInput = { price: 30000, deposit: 0, tradeIn: 0, annualRatePercent: 12, termMonths: 60 };

const inputs = fc.record({
  price: fc.integer({ min: 0, max: 200_000 }),
  deposit: fc.integer({ min: 0, max: 200_000 }),
  tradeIn: fc.constant(0),
  annualRatePercent: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
  termMonths: fc.integer({ min: 12, max: 84 }),
  vatQualifying: fc.boolean(),
});

describe('the finance calculator', () => {
  it.each<[string, Partial<FinanceInput>, number, number, number]>([
    ['the vector of D20', {}, 800.8, 48048.01, 12048.01],
    ['the Crafter of the vehicle page', { price: 28995 }, 773.97, 46438.4, 11644.4],
    ['no VAT', { vatQualifying: false }, 667.33, 40040.01, 10040.01],
    ['no interest', { annualRatePercent: 0 }, 600, 36000, 0],
    ['a deposit', { deposit: 6000 }, 667.33, 46040.01, 10040.01],
    ['a deposit of the whole price', { deposit: 36000 }, 0, 36000, 0],
    ['a deposit above the price', { deposit: 40000 }, 0, 40000, 0],
    ['no price', { price: 0 }, 0, 0, 0],
  ])('%s', (_name, change, payment, totalCost, totalInterest) => {
    expect(calculateFinance({ ...defaults, ...change })).toMatchObject({ monthlyPayment: payment, totalCost, totalInterest });
  });

  it.each([
    ['VAT', undefined, 6000],
    ['no VAT', false, 0],
  ])('names the %s in the price', (_name, vatQualifying, vat) => {
    expect(calculateFinance({ ...defaults, ...(vatQualifying === false && { vatQualifying }) }).vat).toBe(vat);
  });

  it('pays the loan off exactly with its last payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 84 }),
        (amount, rate, term) => {
          const payment = monthlyPayment({ amount, annualRatePercent: rate, termMonths: term });
          let owed = amount;
          for (let month = 0; month < term; month++) owed = owed * (1 + rate / 1200) - payment;
          expect(Math.abs(owed)).toBeLessThan(1e-4);
        },
      ),
    );
  });

  it('never charges negative interest and always adds up to the penny', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = calculateFinance(input);
        expect(result.totalInterest).toBeGreaterThanOrEqual(0);
        expect(result.totalCost).toBeCloseTo(input.deposit + result.amountFinanced + result.totalInterest, 6);
        expect(result.cashPrice).toBeCloseTo(input.price + result.vat, 6);
      }),
    );
  });

  it('costs less each month the longer the term and the higher the deposit', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { monthlyPayment: payment } = calculateFinance(input);
        expect(calculateFinance({ ...input, termMonths: input.termMonths + 1 }).monthlyPayment).toBeLessThanOrEqual(payment);
        expect(calculateFinance({ ...input, deposit: input.deposit + 100 }).monthlyPayment).toBeLessThanOrEqual(payment);
      }),
    );
  });
});
