import { claimsVat, fromPence } from '@forecourt/rules';
import fc from 'fast-check';
import { renderInPlatform, textOf } from '../../../testing/render-in-platform.tsx';
import { van } from '../../../testing/van.ts';
import { PriceCardSheet } from './price-card-sheet.tsx';

const cardOf = (change: Partial<typeof van>): string =>
  textOf(renderInPlatform(<PriceCardSheet vehicle={{ ...van, ...change }} />));

it('the price card has both prices, and that of a van under the margin scheme never speaks of VAT', () => {
  expect(claimsVat(cardOf({}))).toBe(true);
  const facts = fc.record({
    price: fc.integer({ min: 1, max: 999_999_999 }).map(fromPence),
    monthlyPrice: fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: null }),
    isSold: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (change) => {
      expect(claimsVat(cardOf({ ...change, vatQualifying: false }))).toBe(false);
    }),
    { numRuns: 40 },
  );
});
