import fc from 'fast-check';
import { fromPence } from './money.ts';
import { pricePair, priceWithoutVat, priceWithVat } from './vat.ts';

describe('VAT', () => {
  it.each([
    ['28995.00', 34794],
    ['14250.00', 17100],
    ['0.01', 0.01],
    ['0.03', 0.04],
    ['24999.99', 29999.99],
  ])('%s becomes £%p', (price, expected) => {
    expect(priceWithVat(price)).toBe(expected);
  });

  it('is a fifth of the price to within half a penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (pence) => {
        const withVat = Math.round(priceWithVat(fromPence(pence)) * 100);
        expect(Math.abs(withVat - pence * 1.2)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it.each([
    ['28800.00', '24000.00'],
    ['18995.00', '15829.17'],
    ['0.04', '0.03'],
    ['12999.99', null],
  ])('%s including VAT is stored as %p', (price, expected) => {
    expect(priceWithoutVat(price)).toBe(expected);
  });

  it('is taken off and put on again without losing a penny, or is not taken off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (pence) => {
        const withoutVat = priceWithoutVat(fromPence(pence));
        expect(withoutVat === null ? null : Math.round(priceWithVat(withoutVat) * 100)).toBe(pence % 6 === 3 ? null : pence);
      }),
    );
  });

  it('is taken off every price in whole pounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (pounds) => {
        expect(priceWithoutVat(`${pounds}.00`)).not.toBeNull();
      }),
    );
  });

  it.each([true, null, undefined])('shows both prices when vatQualifying is %p', (vatQualifying) => {
    expect(pricePair('28995.00', vatQualifying)).toEqual({
      vatQualifying: true,
      excludingVat: 28995,
      includingVat: 34794,
      note: 'plus VAT',
    });
  });

  it('shows one price when the van is explicitly not VAT qualifying', () => {
    expect(pricePair('6995.00', false)).toEqual({ vatQualifying: false, price: 6995, note: 'no VAT' });
  });
});
