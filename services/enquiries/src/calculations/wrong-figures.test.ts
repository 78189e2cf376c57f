import { calculateFinance } from '@forecourt/rules';
import fc from 'fast-check';
import { calculation, calculationWithoutVat } from '../testing/sent-forms.ts';
import { wrongFigures } from './wrong-figures.ts';

const inputs = fc.record({
  vehiclePrice: fc.integer({ min: 0, max: 20_000_000 }).map((pence) => pence / 100),
  deposit: fc.integer({ min: 0, max: 100_000 }),
  interestRate: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
  termMonths: fc.integer({ min: 12, max: 84 }),
});
const pathsOf = (...parameters: Parameters<typeof wrongFigures>) => wrongFigures(...parameters).map(({ path }) => path);

describe('the figures of a calculation', () => {
  it.each([
    ['the vector of D20', calculation, true, []],
    ['the same without VAT, where there is VAT', calculationWithoutVat, true, ['monthlyPayment', 'totalCost', 'totalInterest']],
    ['the same without VAT, where there is none', calculationWithoutVat, false, []],
    ['either, where that is not known', calculationWithoutVat, null, []],
    ['a payment a penny too low', { ...calculation, monthlyPayment: 800.79 }, true, ['monthlyPayment']],
    ['a total a pound too high', { ...calculation, totalCost: 48_049.01 }, null, ['totalCost']],
    ['interest left out', { ...calculation, totalInterest: 0 }, true, ['totalInterest']],
    ['a deposit that covers the price', { ...calculation, vehiclePrice: 5_000, deposit: 6_000 }, true, ['deposit']],
    ['half pennies', { ...calculation, monthlyPayment: 800.8049 }, true, []],
  ])('%s', (_what, sent, vatQualifying, paths) => {
    expect(pathsOf(sent, vatQualifying)).toEqual(paths);
  });

  it('are right as the calculator works them out, and wrong if a penny off', () => {
    fc.assert(
      fc.property(inputs, fc.boolean(), (input, vatQualifying) => {
        const { vehiclePrice: price, deposit, interestRate: annualRatePercent, termMonths } = input;
        const result = calculateFinance({ price, deposit, tradeIn: 0, annualRatePercent, termMonths, vatQualifying });
        fc.pre(result.amountFinanced > 0);
        const sent = { ...calculation, ...input, ...result };
        expect(pathsOf(sent, vatQualifying)).toEqual([]);
        expect(pathsOf({ ...sent, totalCost: result.totalCost + 0.01 }, vatQualifying)).toEqual(['totalCost']);
      }),
    );
  });
});
