import { claimsVat, estimateMonthlyPrice, fromPence, representativeExample } from '@forecourt/rules';
import fc from 'fast-check';
import { defaultFields } from './calculator-fields.ts';
import { vehicleLabel } from './finance-vehicle.ts';
import { presetsOf } from './presets.ts';
import { readCalculation, tidyFields } from './read-calculation.ts';

const TERMS = { annualRatePercent: 12, termMonths: 60, deposit: 5_000 };
const transit = { id: 13, make: 'Ford', model: 'Transit', price: '25995.00', vatQualifying: true, monthlyPrice: 467 };

describe('the presets of a van', () => {
  it('reproduce the advertised figure, and explain why the figure without a deposit differs', () => {
    expect(presetsOf(transit, TERMS)).toMatchObject([
      {
        name: 'As advertised',
        monthlyPayment: 467.02,
        apr: 12.7,
        note: '£5,000 deposit plus the VAT',
        fields: { deposit: '10,199' },
      },
      { name: 'No deposit', monthlyPayment: 693.89, apr: 12.7, note: 'VAT financed too', fields: { deposit: '0' } },
    ]);
  });

  it('begin with the given defaults: no deposit is what the calculator opens with', () => {
    expect(presetsOf(transit, TERMS)[1]?.fields).toEqual(defaultFields(12, transit));
  });

  it('do not mention VAT if there is none', () => {
    expect(presetsOf({ ...transit, vatQualifying: false }, TERMS)).toMatchObject([
      { note: '£5,000 deposit', fields: { deposit: '5,000' } },
      { note: 'Full price financed' },
    ]);
  });

  it('match the monthly payment of the example on the page to the penny, for any price', () => {
    const prices = fc.integer({ min: 510_000, max: 15_000_000 }).map((pence) => (pence / 100).toFixed(2));
    fc.assert(
      fc.property(prices, fc.boolean(), fc.constantFrom(24, 36, 48, 60), (price, vatQualifying, termMonths) => {
        const terms = { ...TERMS, termMonths };
        const vehicle = { ...transit, price, vatQualifying, monthlyPrice: estimateMonthlyPrice(price, terms) };
        const [advertised] = presetsOf(vehicle, terms);
        expect(advertised?.monthlyPayment).toBe(representativeExample(vehicle, terms)?.monthlyPayment);
        expect(Math.abs((advertised?.monthlyPayment ?? 0) - estimateMonthlyPrice(price, terms))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('match a monthly price that staff have set by hand', () => {
    const [advertised] = presetsOf({ ...transit, price: '26995.00' }, TERMS);
    expect(Math.round(advertised?.monthlyPayment ?? 0)).toBe(transit.monthlyPrice);
  });

  it('keep the pence of the VAT when a field is left', () => {
    const [advertised] = presetsOf({ ...transit, price: '5749.00', monthlyPrice: 17 }, TERMS);
    expect(advertised?.fields.deposit).toBe('6,149.80');
    expect(tidyFields(advertised!.fields).deposit).toBe('6,149.80');
    expect(readCalculation({ ...advertised!.fields, deposit: '6149.70' }).input?.deposit).toBe(6149);
  });

  it.each([
    ['no van', null],
    ['a van without a monthly figure', { ...transit, monthlyPrice: null }],
    ['a van cheaper than the deposit', { ...transit, price: '4000.00' }],
  ])('are none for %s', (_, vehicle) => {
    expect(presetsOf(vehicle, TERMS)).toEqual([]);
  });

  it('are empty if the advertised term is not offered here', () => {
    expect(presetsOf(transit, { ...TERMS, termMonths: 72 })).toEqual([]);
  });
});

it('the calculator never claims VAT for a van that is sold under the margin scheme', () => {
  const facts = fc.record({
    price: fc.integer({ min: 1, max: 999_999_999 }).map(fromPence),
    monthlyPrice: fc.integer({ min: 1, max: 9_999 }),
  });
  fc.assert(
    fc.property(facts, (change) => {
      const van = { ...transit, registrationNumber: 'HV21 QAN', ...change, vatQualifying: false };
      const words = [vehicleLabel(van), ...presetsOf(van, TERMS).flatMap(({ name, note }) => [name, note])];
      expect(words.filter(claimsVat)).toEqual([]);
      // The price with VAT is nowhere: what is financed is the price itself.
      for (const { fields } of presetsOf(van, TERMS)) expect(readCalculation(fields).input?.price).toBe(Number(van.price));
    }),
  );
});
