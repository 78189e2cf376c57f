import { listedVehicle, type Vehicle } from '@forecourt/contracts';
import {
  conditionBadges,
  detailImages,
  listingImage,
  missingFactsOf,
  STOCK_STATUSES,
  vehicleDistinction,
} from '@forecourt/rules';
import { someVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { partsOfEach } from '../../stock/stock-parts.ts';
import { ORDER_OPTIONS, type StockOrder } from './stock-order.ts';
import { SHOWN, viewStock } from './stock-view.ts';

const TODAY = '2026-11-28';
const day = fc.constantFrom('2025-01-01', '2026-11-27', '2026-12-10', '2027-05-01');
const picture = fc.constantFrom('/objects/uploads/a', '/objects/uploads/b', 'javascript:alert(1)');

/** Vans that differ in all that the list shows, filters and sorts by, and in what it leaves out. */
const stocks: fc.Arbitrary<Vehicle[]> = fc
  .array(
    fc.record({
      make: fc.constantFrom('Ford', 'Citroën', 'iveco'),
      model: fc.constantFrom('Transit', 'Relay', 'Daily 35'),
      registrationNumber: fc.constantFrom(null, 'AB12 CDE', 'HV23 QVX'),
      stockNumber: fc.constantFrom(null, 'FC-0117'),
      price: fc.constantFrom('9995.00', '28995.00'),
      mileage: fc.constantFrom(null, 42_350),
      year: fc.integer({ min: 2018, max: 2026 }),
      condition: fc.constantFrom('new', 'used'),
      stockStatus: fc.constantFrom(...STOCK_STATUSES),
      isSold: fc.boolean(),
      isHeld: fc.constantFrom(true as const, undefined),
      fuelType: fc.constantFrom(null, 'Diesel', 'Electric'),
      colour: fc.constantFrom(null, 'Frozen White'),
      images: fc.array(picture, { maxLength: 2 }),
      imageGallery: fc.array(picture, { maxLength: 2 }),
      description: fc.constantFrom(null, 'Full service history'),
      createdAt: fc.constantFrom('2026-11-01T09:00:00.000Z', '2026-05-01T09:00:00.000Z'),
      specifications: fc.record(
        { motDueDate: day, taxDueDate: day, taxStatus: fc.constantFrom('SORN', 'Untaxed') },
        { requiredKeys: [] },
      ),
    }),
    { maxLength: 12 },
  )
  .map((vans) => vans.map((van, index) => someVehicle({ ...van, id: index + 1 })));

const requests = fc.record({
  shown: fc.constantFrom(...SHOWN),
  search: fc.constantFrom('', 'transit', 'ab12cde', '£9,995', 'trnasit', 'fc-0117', '2020', '#3', 'white ford'),
  order: fc.constantFrom(...(ORDER_OPTIONS.map(({ value }) => value) as StockOrder[])),
  since: fc.constantFrom({}, { 1: '2026-11-20', 2: '2026-08-01' }),
});

it('filters, sorts and counts as the full vans would', () => {
  fc.assert(
    fc.property(stocks, requests, (stock, { since, ...request }) => {
      const full = stock.map((van) => ({
        ...van,
        picture: listingImage(van),
        hasPictures: detailImages(van).length > 0,
        missingFacts: missingFactsOf(van).length,
      }));
      const [slim, whole] = [stock.map(listedVehicle), full].map((vans) =>
        viewStock(vans, { ...request, parts: partsOfEach(vans, since, TODAY) }, TODAY),
      );
      expect(slim?.vehicles.map(({ id }) => id)).toEqual(whole?.vehicles.map(({ id }) => id));
      expect(slim?.counts).toEqual(whole?.counts);
    }),
  );
});

it('shows on a card what the full van would', () => {
  fc.assert(
    fc.property(stocks, (stock) => {
      for (const van of stock) {
        const slim = listedVehicle(van);
        expect([vehicleDistinction(slim), conditionBadges(slim)]).toEqual([vehicleDistinction(van), conditionBadges(van)]);
        expect([slim.picture, slim.missingFacts]).toEqual([listingImage(van), missingFactsOf(van).length]);
      }
    }),
  );
});
