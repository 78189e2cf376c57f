import { calculatedFigures } from './calculated-figures.ts';

/** The test vector of D20. */
const sent = { vehiclePrice: 30_000, deposit: 0, interestRate: 12, termMonths: 60, monthlyPayment: 800.8, totalCost: 48_048.01 };
const known = { vatQualifying: true, annualRatePercent: 12 };

it('are quoted as they were sent, with the representative example', () => {
  const [figures, example, ...others] = calculatedFigures(sent, known) ?? [];
  expect(figures).toBe('£800.80 a month over 60 months with a deposit of £0.00, £48,048.01 in all.');
  expect(example).toMatch(
    /^Representative example, 12\.7% APR representative: Hire purchase over 60 months: cash price £36,000\.00 inc\. VAT, .*£48,048\.01.* Subject to status\.$/,
  );
  expect(others).toEqual([]);
});

it('at a rate of their own have an example of that, which is no offer, and the representative one', () => {
  const [, own, example] = calculatedFigures(sent, { ...known, annualRatePercent: 9 }) ?? [];
  expect(own).toMatch(/^Your figures, 12\.7% APR: .*£48,048\.01.* Not an offer of credit at this rate\.$/);
  expect(example).toMatch(
    /^Representative example, 9\.4% APR representative: .*rate of interest 9\.0% a year fixed\. Subject to status\.$/,
  );
});

it.each([
  ['the van has no VAT any more', sent, { ...known, vatQualifying: false }],
  ['they do not add up', { ...sent, monthlyPayment: 800.79 }, known],
  ['nothing is financed', { ...sent, deposit: 36_000 }, known],
])('are not quoted if %s', (_what, calculation, facts) => {
  expect(calculatedFigures(calculation, facts)).toBeNull();
});
