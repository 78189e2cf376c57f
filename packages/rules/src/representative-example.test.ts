import fc from 'fast-check';
import { estimateMonthlyPrice } from './finance-estimate.ts';
import { fromPence } from './money.ts';
import { calculationExample, describeExample, formatApr, representativeExample } from './representative-example.ts';
import { claimsVat } from './vat-claim.ts';

const terms = { annualRatePercent: 12, termMonths: 60, deposit: 5000 };
const crafter = { price: '28995.00', vatQualifying: true };

describe('the admin finance estimate', () => {
  it.each([
    ['28995.00', 534],
    ['14250.00', 206],
    ['5000.00', 0],
    ['4000.00', 0],
    ['0.00', 0],
  ])('of %s is £%i a month', (price, expected) => {
    expect(estimateMonthlyPrice(price, terms)).toBe(expected);
  });
});

describe('the representative example', () => {
  it('of the Crafter has every item, with the VAT paid up front', () => {
    expect(representativeExample(crafter, terms)).toEqual({
      vatQualifying: true,
      cashPrice: 34794,
      deposit: 10799,
      depositBeforeVat: 5000,
      amountOfCredit: 23995,
      numberOfPayments: 60,
      monthlyPayment: 533.76,
      totalPayable: 42824.33,
      annualRatePercent: 12,
      apr: 12.7,
    });
  });

  it.each([
    [
      crafter,
      'Hire purchase over 60 months: cash price £34,794.00 inc. VAT, deposit £10,799.00 (£5,000 plus the VAT), amount of credit £23,995.00, 60 monthly payments of £533.76, total amount payable £42,824.33, rate of interest 12.0% a year fixed.',
    ],
    [
      { price: '6995.00', vatQualifying: false },
      'Hire purchase over 60 months: cash price £6,995.00, deposit £5,000.00, amount of credit £1,995.00, 60 monthly payments of £44.38, total amount payable £7,662.66, rate of interest 12.0% a year fixed.',
    ],
  ])('reads as a sentence: %p', (vehicle, sentence) => {
    const example = representativeExample(vehicle, terms);
    expect(example && describeExample(example)).toBe(sentence);
  });

  it.each([
    ['a price that was changed', { price: '14995.00', monthlyPrice: 206 }, terms],
    ['terms that were changed', { price: '14250.00', monthlyPrice: 206 }, { ...terms, annualRatePercent: 9, deposit: 2000 }],
    ['a van that costs less than the usual deposit', { price: '4800.00', monthlyPrice: 60 }, terms],
  ])('agrees with the monthly price that is shown, after %s', (_what, vehicle, now) => {
    expect(Math.round(representativeExample(vehicle, now)?.monthlyPayment ?? 0)).toBe(vehicle.monthlyPrice);
  });

  it("matches the estimate if the van's monthly price is the estimate", () => {
    expect(representativeExample({ ...crafter, monthlyPrice: 534 }, terms)).toEqual(representativeExample(crafter, terms));
  });

  it('always matches the monthly price and never exceeds the price of the van', () => {
    const some = fc.record({
      price: fc.integer({ min: 100_000, max: 9_000_000 }).map(fromPence),
      monthlyPrice: fc.integer({ min: 1, max: 3_000 }),
    });
    const someTerms = fc.record({
      annualRatePercent: fc.integer({ min: 0, max: 30 }),
      termMonths: fc.constantFrom(24, 36, 48, 60, 72),
      deposit: fc.constantFrom(0, 2_000, 5_000),
    });
    fc.assert(
      fc.property(some, someTerms, (vehicle, now) => {
        const example = representativeExample(vehicle, now);
        if (!example) return;
        expect(Math.round(example.monthlyPayment)).toBe(vehicle.monthlyPrice);
        expect(example.depositBeforeVat).toBeGreaterThanOrEqual(0);
        expect(example.amountOfCredit).toBeLessThanOrEqual(Number(vehicle.price));
      }),
    );
  });

  it('is absent if the payments would exceed the price of the van', () => {
    expect(representativeExample({ price: '4000.00', monthlyPrice: 200 }, terms)).toBeNull();
  });

  it('is absent if the price does not exceed the deposit', () => {
    expect(representativeExample({ price: '5000.00' }, terms)).toBeNull();
  });

  it('of the calculator finances the VAT and uses the entered deposit', () => {
    const input = { price: 30000, deposit: 6000, tradeIn: 0, annualRatePercent: 12, termMonths: 60 };
    const example = calculationExample(input);
    expect(example && describeExample(example)).toBe(
      'Hire purchase over 60 months: cash price £36,000.00 inc. VAT, deposit £6,000.00, amount of credit £30,000.00, 60 monthly payments of £667.33, total amount payable £46,040.01, rate of interest 12.0% a year fixed.',
    );
    expect(example?.apr).toBe(12.7);
    expect(calculationExample({ ...input, annualRatePercent: 6.9 })?.apr).toBe(7.1);
    expect(calculationExample({ ...input, deposit: 36000 })).toBeNull();
  });

  it('names its APR', () => {
    expect(formatApr(12.7)).toBe('12.7% APR representative');
    expect(formatApr(13)).toBe('13.0% APR representative');
    expect(formatApr(8.24, false)).toBe('8.2% APR');
  });

  it('splits the cash price into deposit and credit, and agrees with the monthly price on the card', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500_100, max: 20_000_000 }), fc.boolean(), (pence, vatQualifying) => {
        const price = fromPence(pence);
        const example = representativeExample({ price, vatQualifying }, terms);
        if (example === null) throw new Error('there is no example');
        expect(example.deposit + example.amountOfCredit).toBeCloseTo(example.cashPrice, 6);
        expect(Math.abs(example.monthlyPayment - estimateMonthlyPrice(price, terms))).toBeLessThanOrEqual(0.505);
        expect(example.totalPayable).toBeGreaterThan(example.cashPrice);
      }),
    );
  });
});

it('no example of a van sold under the margin scheme speaks of VAT', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500_000, max: 9_999_999 }).map(fromPence), (price) => {
      const example = representativeExample({ price, vatQualifying: false }, terms);
      expect(claimsVat(example === null ? '' : describeExample(example))).toBe(false);
    }),
  );
});
