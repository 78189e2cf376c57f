import { calculationSchema } from '@forecourt/contracts';
import { calculationExample, FINANCE_LIMITS } from '@forecourt/rules';
import fc from 'fast-check';
import { calculationOf } from './calculation.ts';
import { type CalculatorFields, forVehicle } from './calculator-fields.ts';
import { TERMS } from './finance-terms.ts';
import { readCalculation } from './read-calculation.ts';

/** Amounts about a limit, and any up to it. */
const upTo = (limit: number) =>
  fc.oneof(fc.constantFrom(0, 0.01, 1, limit - 1, limit, limit + 1), fc.double({ min: 0, max: limit, noNaN: true }));

const van = fc.record({
  id: fc.constant(7),
  make: fc.constant('Citroën'),
  model: fc.constant('Relay'),
  price: fc.integer({ min: 0, max: 999_999_999 }).map((pence) => (pence / 100).toFixed(2)),
  vatQualifying: fc.boolean(),
});

const fields: fc.Arbitrary<CalculatorFields> = fc
  .record({
    vehicle: fc.option(van),
    price: upTo(FINANCE_LIMITS.price),
    deposit: upTo(FINANCE_LIMITS.deposit),
    rate: upTo(FINANCE_LIMITS.annualRatePercent),
    term: fc.constantFrom(...TERMS),
    asListed: fc.boolean(),
  })
  .map(({ vehicle, price, deposit, rate, term, asListed }) => {
    const chosen = forVehicle(vehicle);
    const typed = (amount: number) => amount.toFixed(2);
    return {
      ...chosen,
      price: vehicle && asListed ? chosen.price : typed(price),
      deposit: typed(deposit),
      rate: typed(rate),
      term,
    };
  });

it('what the calculator offers to save, the call takes', () => {
  fc.assert(
    fc.property(fields, (typed) => {
      const { input } = readCalculation(typed);
      fc.pre(input !== undefined && calculationExample(input) !== null);
      expect(calculationSchema.safeParse(calculationOf(typed, input!)).error?.issues).toBeUndefined();
    }),
  );
});

it.each(TERMS)(
  'a deposit of all but a pound of the largest price with VAT can be saved over %i months, and no deposit at all',
  (term) => {
    const rate = String(FINANCE_LIMITS.annualRatePercent);
    for (const deposit of [FINANCE_LIMITS.deposit - 1, 0]) {
      const typed = { ...forVehicle(null), price: String(FINANCE_LIMITS.price), deposit: String(deposit), rate, term };
      const { input } = readCalculation(typed);
      expect(calculationSchema.parse(calculationOf(typed, input!))).toMatchObject({ deposit });
    }
  },
);
