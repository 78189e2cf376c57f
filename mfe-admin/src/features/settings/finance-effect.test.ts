import { aprOf, financeEffect, rateQuestion } from './finance-effect.ts';

const TERMS = { annualRatePercent: 12, termMonths: 60, deposit: 5_000 };
const van = (facts: object = {}) => ({
  make: 'Ford',
  model: 'Transit',
  registrationNumber: 'HV23 QVX',
  price: '20000.00',
  vatQualifying: true,
  monthlyPrice: 334,
  isSold: false,
  ...facts,
});

it('counts the vans with a monthly price whose deposit makes up for another rate, and shows one', () => {
  const stock = [van({ monthlyPrice: null }), van({ isSold: true }), van(), van({ monthlyPrice: 300 })];
  expect(financeEffect(stock, TERMS, { ...TERMS, annualRatePercent: 9 })).toEqual({
    changed: 2,
    lost: 0,
    example: expect.stringMatching(
      /^Ford Transit HV23 QVX: £334 a month with a deposit of £5,000 becomes £334 a month with a deposit of £3,\d\d\d\.$/,
    ),
  });
});

it('says how many would have no example any more', () => {
  const effect = financeEffect([van(), van({ monthlyPrice: 440 })], TERMS, { ...TERMS, annualRatePercent: 5 });
  expect(effect).toMatchObject({ changed: 2, lost: 1 });
});

it.each([
  ['the same terms', TERMS],
  ['terms that are still being typed', { ...TERMS, annualRatePercent: '9.' as unknown as number }],
])('says nothing of %s', (_what, after) => {
  expect(financeEffect([van()], TERMS, after)).toBeNull();
});

it.each([
  [0, '0% APR?', 'Visitors see interest-free finance on all vans.'],
  [99, '99% a year?', /^Visitors see 158\.\d% APR on all vans: £10,000 over 60 months costs £8\d\d a month\.$/],
  [0.5, '0.5% a year?', /0\.5% APR/],
])('a rate of %d is asked back', (annualRatePercent, title, text) => {
  expect(rateQuestion(TERMS, { ...TERMS, annualRatePercent })).toEqual({ title, text: expect.stringMatching(text) });
});

it.each([1, 8.9, 12, 30])('a rate of %d is taken', (annualRatePercent) => {
  expect(rateQuestion(TERMS, { ...TERMS, annualRatePercent })).toBeNull();
});

it.each([-5, 101, 990])('a rate of %d is refused by its field instead', (annualRatePercent) => {
  expect(rateQuestion(TERMS, { ...TERMS, annualRatePercent })).toBeNull();
  expect(aprOf({ ...TERMS, annualRatePercent })).toBeNull();
});

it('a nominal rate is told as the APR that visitors see', () => {
  expect(aprOf({ ...TERMS, annualRatePercent: 12 })).toBe(12.7);
  expect(aprOf({ ...TERMS, annualRatePercent: '9.' as unknown as number })).toBeNull();
});

it('a rate that is there already is not asked back', () => {
  const free = { ...TERMS, annualRatePercent: 0 };
  expect(rateQuestion(free, { ...free, deposit: 1 })).toBeNull();
});
