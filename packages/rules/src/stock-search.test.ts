import fc from 'fast-check';
import { type SearchableVehicle, stockEntry } from './stock-entry.ts';
import { type StockFilter, stockTest } from './stock-filter.ts';
import { STOCK_COMPARATORS } from './stock-order.ts';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, SORT_ORDERS, STOCK_STATUSES, TRANSMISSIONS } from './vehicle-terms.ts';

const MAKES = ['Ford', 'Mercedes', 'Volkswagen', 'Citroën', 'iveco'];

const crafter: SearchableVehicle = {
  id: 7,
  make: 'Volkswagen',
  model: 'e-Crafter',
  derivative: 'CR35 LWB High Roof 2.0 TDI 140',
  registrationNumber: 'HV24 QAN',
  bodyType: 'Panel Van',
  fuelType: 'Diesel',
  transmission: 'Manual',
  condition: 'used',
  stockStatus: 'In Stock',
  colour: 'Candy White',
  year: 2024,
  price: '28995.00',
  monthlyPrice: 534,
};

const vehicles = fc.array(
  fc.record<SearchableVehicle>({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    make: fc.constantFrom(...MAKES),
    model: fc.constantFrom('Transit', 'Crafter', 'Relay'),
    derivative: fc.option(fc.constantFrom('L2H2', '350 Leader')),
    registrationNumber: fc.option(fc.constant('HV24 QAN')),
    bodyType: fc.option(fc.constantFrom(...BODY_TYPES)),
    fuelType: fc.option(fc.constantFrom(...FUEL_TYPES)),
    transmission: fc.option(fc.constantFrom(...TRANSMISSIONS)),
    condition: fc.constantFrom(...CONDITIONS),
    stockStatus: fc.constantFrom(...STOCK_STATUSES),
    colour: fc.option(fc.constantFrom('Red', 'White')),
    year: fc.integer({ min: 2015, max: 2026 }),
    price: fc.integer({ min: 0, max: 6_000_000 }).map((pence) => (pence / 100).toFixed(2)),
    monthlyPrice: fc.option(fc.integer({ min: 0, max: 1000 })),
  }),
  { maxLength: 60 },
);

const some = <Item>(...items: readonly Item[]) => fc.option(fc.subarray([...items]), { nil: undefined });
const bound = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined });
const filters = fc.record<StockFilter>({
  make: some(...MAKES),
  bodyType: some(...BODY_TYPES),
  fuelType: some(...FUEL_TYPES),
  transmission: some(...TRANSMISSIONS),
  condition: some(...CONDITIONS),
  stockStatus: some(...STOCK_STATUSES),
  priceMin: bound(60_000),
  priceMax: bound(60_000),
  monthlyMin: bound(1000),
  monthlyMax: bound(1000),
  search: fc.option(fc.constantFrom('', 'red', 'citroen crafter', 'hv24qan'), { nil: undefined }),
});

const matches = (vehicle: SearchableVehicle, filter: StockFilter) => stockTest(filter)(stockEntry(vehicle));

describe('the filters of the stock', () => {
  it.each<[StockFilter, boolean]>([
    [{}, true],
    [{ make: [] }, true],
    [{ make: ['Ford', 'Volkswagen'] }, true],
    [{ make: ['Ford'] }, false],
    [{ bodyType: ['Panel Van'], fuelType: ['Diesel'] }, true],
    [{ bodyType: ['Panel Van'], fuelType: ['Petrol'] }, false],
    [{ transmission: ['Automatic'] }, false],
    [{ condition: ['used'] }, true],
    [{ stockStatus: ['Due In', 'In Stock'] }, true],
    [{ priceMin: 28995, priceMax: 28995 }, true],
    [{ priceMin: 28996 }, false],
    [{ priceMax: 28994 }, false],
    [{ monthlyMin: 534, monthlyMax: 534 }, true],
    [{ monthlyMin: 535 }, false],
    [{ monthlyMax: 533 }, false],
  ])('%p lets the Crafter through: %p', (filter, expected) => {
    expect(matches(crafter, filter)).toBe(expected);
  });

  it.each([{ monthlyMin: 0 }, { monthlyMax: 9999 }])('%p never matches a van without a monthly price (D8)', (filter) => {
    expect(matches({ ...crafter, monthlyPrice: null }, filter)).toBe(false);
  });

  it('an unknown body type matches no body filter', () => {
    expect(matches({ ...crafter, bodyType: null }, { bodyType: ['Other'] })).toBe(false);
  });

  it.each([
    ['crafter', true],
    ['VOLKSWAGEN crafter', true],
    ['  white   lwb ', true],
    ['hv24qan', true],
    ['HV24 QAN', true],
    ['panel diesel', true],
    ['crafter ford', false],
    ['   ', true],
  ])('the words %p are found: %p', (search, expected) => {
    expect(matches(crafter, { search })).toBe(expected);
  });

  it('accents do not matter on either side', () => {
    expect(matches({ ...crafter, make: 'Citroën' }, { search: 'citroen' })).toBe(true);
    expect(matches({ ...crafter, make: 'Citroen' }, { search: 'CITROËN' })).toBe(true);
  });

  it('every further filter only ever narrows', () => {
    fc.assert(
      fc.property(vehicles, filters, (stock, filter) => {
        for (const key of Object.keys(filter) as (keyof StockFilter)[]) {
          const { [key]: _dropped, ...wider } = filter;
          for (const vehicle of stock) expect(matches(vehicle, filter) && !matches(vehicle, wider)).toBe(false);
        }
      }),
    );
  });
});

describe('the orders of the stock', () => {
  it.each([
    ['price_asc', [3, 1, 2]],
    ['price_desc', [1, 2, 3]],
    ['year_desc', [2, 3, 1]],
    ['make_asc', [2, 3, 1]],
  ] as const)('%s', (order, ids) => {
    const stock = [
      { ...crafter, id: 1, make: 'iveco', price: '20000.00', year: 2020 },
      { ...crafter, id: 2, make: 'Citroën', price: '20000.00', year: 2024 },
      { ...crafter, id: 3, make: 'Ford', price: '9000.00', year: 2024 },
    ];
    expect(
      stock
        .map(stockEntry)
        .sort(STOCK_COMPARATORS[order])
        .map(({ id }) => id),
    ).toEqual(ids);
  });

  it('are total: however the vans come, they leave in one order', () => {
    fc.assert(
      fc.property(vehicles, fc.constantFrom(...SORT_ORDERS), (stock, order) => {
        const unique = [...new Map(stock.map((vehicle) => [vehicle.id, stockEntry(vehicle)])).values()];
        const compare = STOCK_COMPARATORS[order];
        expect(unique.toReversed().sort(compare)).toEqual(unique.toSorted(compare));
      }),
    );
  });
});
