import { claimsVat, fromPence } from '@forecourt/rules';
import { someDealership } from '@forecourt/testing';
import fc from 'fast-check';
import { van } from '../../testing/van.ts';
import { vehicleJsonLd } from './vehicle-json-ld.ts';

const SURROUNDINGS = { dealership: someDealership(), publicUrl: 'https://vans.example', today: '2026-06-01' };
const offerOf = (change: Partial<typeof van>) => {
  const [car] = vehicleJsonLd({ ...van, ...change }, SURROUNDINGS) as { offers: object }[];
  return car?.offers;
};

describe('the van in the structured data', () => {
  const carOf = (change: Partial<typeof van>) => vehicleJsonLd({ ...van, ...change }, SURROUNDINGS)[0];

  it('has its owners, its drivetrain, its trailer and its stock number, and never a VIN', () => {
    expect(carOf({})).toMatchObject({
      numberOfPreviousOwners: 1,
      driveWheelConfiguration: 'https://schema.org/FrontWheelDriveConfiguration',
      trailerWeight: { value: 2_500, unitCode: 'KGM' },
      sku: 'VW0431',
    });
    expect(carOf({})).not.toHaveProperty('vehicleIdentificationNumber');
  });

  it('says that it was written off, if it was', () => {
    expect(carOf({ writeOffCategory: 'N' })).toMatchObject({
      knownVehicleDamages: 'Insurance write-off, Category N: non-structural damage, repaired',
    });
    expect(carOf({ writeOffCategory: 'None' })).toMatchObject({ knownVehicleDamages: undefined });
  });
});

describe('the offer in the structured data', () => {
  it('has the price a buyer pays, distinguishes both prices, and is valid for 30 days', () => {
    expect(offerOf({})).toMatchObject({
      price: '34794.00',
      priceCurrency: 'GBP',
      priceValidUntil: '2026-07-01',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      priceSpecification: [
        { price: '34794.00', valueAddedTaxIncluded: true },
        { price: '28995.00', valueAddedTaxIncluded: false },
      ],
      seller: { '@type': 'AutoDealer', telephone: '+441514960000' },
    });
  });

  it('has one price if there is no VAT', () => {
    const offer = offerOf({ vatQualifying: false });
    expect(offer).toMatchObject({ price: '28995.00' });
    expect(JSON.stringify(offer)).not.toMatch(/valueAddedTax|VAT/);
  });

  it.each([
    [{ isSold: true }, 'SoldOut'],
    [{ stockStatus: 'Sold' as const }, 'SoldOut'],
    [{ stockStatus: 'Due In' as const }, 'PreOrder'],
  ])('of %j is %s', (change, availability) => {
    expect(offerOf(change)).toMatchObject({ availability: `https://schema.org/${availability}` });
  });
});

it('never speaks of VAT to search engines where a van is sold under the margin scheme', () => {
  const facts = fc.record({
    price: fc.integer({ min: 1, max: 999_999_999 }).map(fromPence),
    stockStatus: fc.constantFrom('In Stock', 'Due In', 'Deposit Taken', 'Sold'),
    isSold: fc.boolean(),
    condition: fc.constantFrom('used', 'p/ex to clear'),
    monthlyPrice: fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: null }),
  });
  fc.assert(
    fc.property(facts, (change) => {
      const offer = JSON.stringify(vehicleJsonLd({ ...van, ...change, vatQualifying: false } as typeof van, SURROUNDINGS));
      expect(claimsVat(offer)).toBe(false);
      expect(offer).not.toContain('valueAddedTax');
    }),
  );
});
