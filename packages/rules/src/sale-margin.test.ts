import fc from 'fast-check';
import { fromPence } from './money.ts';
import { saleMargin } from './sale-margin.ts';

describe('the margin of a sale', () => {
  it.each([
    [
      'plus VAT',
      { price: '18995.00', vatQualifying: true, purchasePrice: '15000.00', preparationCost: '645.50' },
      3_995,
      0,
      3_349.5,
    ],
    [
      'of the margin scheme',
      { price: '12000.00', vatQualifying: false, purchasePrice: '9000.00', preparationCost: '400' },
      3_000,
      500,
      2_100,
    ],
    [
      'with a sixth that is no whole pence',
      { price: '1000.00', vatQualifying: false, purchasePrice: '0.00', preparationCost: null },
      1_000,
      166.67,
      833.33,
    ],
    [
      'at a loss',
      { price: '8000.00', vatQualifying: false, purchasePrice: '9000.00', preparationCost: '100' },
      -1_000,
      0,
      -1_100,
    ],
  ])('%s', (_kind, sale, margin, vatDue, profit) => {
    expect(saleMargin(sale)).toEqual({ margin, vatDue, profit });
  });

  const pounds = fc.integer({ min: 0, max: 999_999_999 }).map(fromPence);

  it('owes VAT only under the margin scheme, never more than a sixth of the margin and half a penny, whatever was prepared', () => {
    fc.assert(
      fc.property(pounds, pounds, fc.option(pounds), (price, purchasePrice, preparationCost) => {
        const sale = { price, purchasePrice, preparationCost };
        const [plusVat, scheme] = [true, false].map((vatQualifying) => saleMargin({ ...sale, vatQualifying }));
        expect(plusVat?.vatDue).toBe(0);
        expect(scheme?.margin).toBe(plusVat?.margin);
        expect(scheme?.vatDue).toBe(saleMargin({ ...sale, vatQualifying: false, preparationCost: null }).vatDue);
        expect(Math.abs((scheme?.vatDue ?? 0) - Math.max(0, scheme?.margin ?? 0) / 6)).toBeLessThanOrEqual(0.005_001);
      }),
    );
  });
});
