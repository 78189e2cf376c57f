import { claimsVat, fromPence } from '@forecourt/rules';
import fc from 'fast-check';
import { renderInPlatform, textOf } from '../testing/render-in-platform.tsx';
import { van } from '../testing/van.ts';
import { ExampleSentence, MonthlyPrice, representativeVehicle } from './finance.tsx';
import { VehiclePrices } from './vehicle-prices.tsx';

const shown = (content: React.ReactNode) => textOf(renderInPlatform(content));

describe('the price of a van', () => {
  it('is shown with and without VAT, in the same style', () => {
    const html = renderInPlatform(<VehiclePrices vehicle={van} />);
    expect(textOf(html)).toBe('plus VAT £28,995 inc. VAT £34,794');
    expect(html.match(/<dd>/g)).toHaveLength(2);
  });

  it('is one figure if there is no VAT', () => {
    expect(shown(<VehiclePrices vehicle={{ ...van, vatQualifying: false }} />)).toBe('no VAT £28,995');
  });

  it('is replaced by SOLD', () => {
    expect(shown(<VehiclePrices vehicle={{ ...van, isSold: true }} />)).toBe('SOLD');
  });
});

describe('the monthly price', () => {
  it('is never shown without its deposit and its APR (D21, D42)', () => {
    expect(shown(<MonthlyPrice vehicle={van} />)).toBe('£534 a month with £10,799 deposit 12.7% APR representative');
  });

  it.each([
    ['sold', { isSold: true }],
    ['without one', { monthlyPrice: null }],
    ['with nothing to finance', { monthlyPrice: 0, price: '4500.00' }],
  ])('is not shown for a van %s, and neither is an example', (_, change) => {
    const vehicle = { ...van, ...change };
    expect(shown(<MonthlyPrice vehicle={vehicle} />)).toBe('');
    expect(shown(<ExampleSentence vehicle={vehicle} />)).toBe('');
    expect(representativeVehicle([vehicle])).toBeNull();
  });

  it('is shown with every figure of the representative example (D33)', () => {
    const text = shown(<ExampleSentence vehicle={van} />);
    for (const figure of ['£34,794.00', '£10,799.00', '£5,000 plus the VAT', '£23,995.00', '£533.76', '£42,824.33', '12.0%']) {
      expect(text).toContain(figure);
    }
  });

  it('has the median van of those with one as its example', () => {
    const vans = ['9000.00', '30000.00', '12000.00'].map((price, id) => ({ ...van, id, price }));
    expect(representativeVehicle([...vans, { ...van, id: 9, isSold: true, price: '1.00' }])?.price).toBe('12000.00');
  });
});

it('neither the price, the monthly price nor the example of a van sold under the margin scheme speaks of VAT', () => {
  const facts = fc.record({
    price: fc.integer({ min: 0, max: 999_999_999 }).map(fromPence),
    monthlyPrice: fc.option(fc.integer({ min: 0, max: 99_999 })),
    isSold: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, (change) => {
      const vehicle = { ...van, ...change, vatQualifying: false };
      const page = (
        <>
          <VehiclePrices vehicle={vehicle} />
          <MonthlyPrice vehicle={vehicle} />
          <ExampleSentence vehicle={vehicle} />
        </>
      );
      expect(claimsVat(shown(page))).toBe(false);
    }),
  );
});
