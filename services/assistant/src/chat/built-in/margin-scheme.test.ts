import { claimsVat, fromPence } from '@forecourt/rules';
import fc from 'fast-check';
import { builtInAnswer } from './built-in-engine.ts';
import { DEALERSHIP, someVan, stockOf } from './testing/some-stock.ts';

const ASKED = [
  'how much is it',
  'what is the total price',
  'is there vat on top',
  'price including vat',
  'how much a month',
  'how much a month with 2k deposit',
  'tell me about it',
  'is it still available',
  'what is the mileage',
];

it('the assistant never claims VAT for a van that is sold under the margin scheme', () => {
  const vans = fc.record({
    price: fc.integer({ min: 100_000, max: 9_999_999 }).map(fromPence),
    isSold: fc.boolean(),
    stockStatus: fc.constantFrom('In Stock', 'Due In', 'Deposit Taken', 'Sold'),
    condition: fc.constantFrom('used', 'p/ex to clear'),
    mileage: fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: null }),
  });
  fc.assert(
    fc.property(vans, fc.constantFrom(...ASKED), (facts, message) => {
      const stock = stockOf([someVan({ id: 5, ...facts, vatQualifying: false } as Parameters<typeof someVan>[0])]);
      const surroundings = { stock, now: new Date('2026-07-10T10:00:00Z') };
      const { text } = builtInAnswer({ message, earlier: [], vehicleId: 5 }, surroundings, DEALERSHIP);
      expect(claimsVat(text) ? `${message}: ${text}` : '').toBe('');
    }),
  );
});
