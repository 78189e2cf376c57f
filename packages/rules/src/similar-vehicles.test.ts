import fc from 'fast-check';
import { type ComparableVehicle, similarVehicles } from './similar-vehicles.ts';
import { BODY_TYPES, FUEL_TYPES, STOCK_STATUSES } from './vehicle-terms.ts';

const crafter: ComparableVehicle = {
  id: 1,
  make: 'Volkswagen',
  model: 'Crafter',
  bodyType: 'Panel Van',
  fuelType: 'Diesel',
  price: '28995.00',
  loadLength: 3450,
  loadVolume: 11.3,
  payload: 1214,
  stockStatus: 'In Stock',
  isSold: false,
};
const other = (id: number, change: Partial<ComparableVehicle>): ComparableVehicle => ({ ...crafter, id, ...change });
const idsOf = (stock: readonly ComparableVehicle[], count = 4) => similarVehicles(crafter, stock, count).map(({ id }) => id);

it.each<[string, Partial<ComparableVehicle>, Partial<ComparableVehicle>]>([
  ['the body before the price', { price: '18995.00' }, { bodyType: 'Tipper' }],
  ['the body before the size', { loadLength: 2400, loadVolume: 6, payload: 900 }, { bodyType: 'Crew Van' }],
  ['the nearer price', { price: '30995.00' }, { price: '39995.00' }],
  ['a price as much below as above', { price: '27995.00' }, { price: '33995.00' }],
  ['the nearer size', { loadLength: 3300, loadVolume: 10.8 }, { loadLength: 2500, loadVolume: 6 }],
  ['the same fuel', {}, { fuelType: 'Electric' }],
  ['the same model', {}, { make: 'Ford', model: 'Transit' }],
  ['a known size', { loadLength: 3300, loadVolume: 11, payload: 1200 }, { loadLength: null, loadVolume: null, payload: null }],
])('prefers %s', (_, nearer, farther) => {
  expect(idsOf([other(2, farther), other(3, nearer)])).toEqual([3, 2]);
});

it('excludes itself and sold vans, whichever field says so', () => {
  expect(idsOf([crafter, other(2, { isSold: true }), other(3, { stockStatus: 'Sold' }), other(4, {})])).toEqual([4]);
});

it('sorts ties by id', () => {
  expect(idsOf([other(9, {}), other(5, {}), other(7, {})], 2)).toEqual([5, 7]);
});

const vans = fc.uniqueArray(
  fc.record<ComparableVehicle>({
    id: fc.integer({ min: 1, max: 40 }),
    make: fc.constantFrom('Ford', 'Iveco'),
    model: fc.constantFrom('Transit', 'Daily'),
    bodyType: fc.option(fc.constantFrom(...BODY_TYPES)),
    fuelType: fc.option(fc.constantFrom(...FUEL_TYPES)),
    price: fc.integer({ min: 0, max: 60_000 }).map((pounds) => `${pounds}.00`),
    loadLength: fc.option(fc.integer({ min: 0, max: 5_000 })),
    loadVolume: fc.option(fc.constantFrom(3.3, 11.3)),
    payload: fc.option(fc.integer({ min: 0, max: 2_000 })),
    stockStatus: fc.constantFrom(...STOCK_STATUSES),
    isSold: fc.boolean(),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

it('returns up to the count, consistently for any count and order of the stock', () => {
  fc.assert(
    fc.property(vans, fc.integer({ min: 1, max: 6 }), (stock, count) => {
      const all = similarVehicles(crafter, stock, stock.length + 1);
      expect(all).toHaveLength(stock.filter((van) => van.id !== 1 && !van.isSold && van.stockStatus !== 'Sold').length);
      expect(similarVehicles(crafter, stock.toReversed(), count)).toEqual(all.slice(0, count));
    }),
  );
});
