import {
  BODY_CHOICES,
  CONDITIONS,
  FUEL_TYPES,
  isPlain,
  readableText,
  SORT_ORDERS,
  STOCK_STATUSES,
  TRANSMISSIONS,
} from '@forecourt/rules';
import fc from 'fast-check';
import { readStockAddress } from './stock-address.ts';
import { NO_FILTERS, type StockFilters, toggleInList, writeStockFilters } from './stock-filters.ts';

const read = (query: string) => readStockAddress(new URLSearchParams(query)).filters;
const some = <Item>(items: readonly Item[]) => fc.uniqueArray(fc.constantFrom(...items));
const bound = fc.option(fc.maxSafeNat());
const year = fc.option(fc.integer({ min: 1_900, max: 2_099 }));
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.trim().replace(/\s+/g, ' '))
  .filter((text) => isPlain(text) && readableText(text) === text)
  .filter((text) => text !== '' && !text.includes(','))
  .filter((text) => !/^(?:all|any|newused)$/i.test(text.normalize('NFD').replace(/[^\p{L}\p{N}]+/gu, '')));

const anyFilters: fc.Arbitrary<StockFilters> = fc.record({
  make: fc.uniqueArray(name, { maxLength: 5 }),
  bodyType: some(BODY_CHOICES),
  fuelType: some(FUEL_TYPES),
  transmission: some(TRANSMISSIONS),
  condition: some(CONDITIONS),
  stockStatus: some(STOCK_STATUSES),
  priceMin: bound,
  priceMax: bound,
  monthlyMin: bound,
  monthlyMax: bound,
  payloadMin: bound,
  loadLengthMin: bound,
  loadVolumeMin: bound,
  heightMax: bound,
  wheelbaseMin: bound,
  wheelbaseMax: bound,
  yearMin: year,
  yearMax: year,
  mileageMax: bound,
  seatsMin: bound,
  cleanAir: fc.boolean(),
  towBar: fc.boolean(),
  search: fc.oneof(fc.constant(''), name),
  sortBy: fc.constantFrom(...SORT_ORDERS),
});

describe('filters in the address', () => {
  it('survive a round trip', () => {
    fc.assert(fc.property(anyFilters, (filters) => expect(read(writeStockFilters(filters))).toEqual(filters)));
  });

  it('have one canonical spelling, so that one filter has one address', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const written = writeStockFilters(filters);
        expect(writeStockFilters(read(written))).toBe(written);
      }),
    );
  });

  it('never fail on any input', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(writeStockFilters(read(query)).length).toBeLessThan(query.length + 1_000);
      }),
    );
  });

  it.each([
    ['', NO_FILTERS],
    ['make=Ford,Iveco', { ...NO_FILTERS, make: ['Ford', 'Iveco'] }],
    ['make=Ford&make=Iveco', { ...NO_FILTERS, make: ['Ford', 'Iveco'] }],
    ['make=&condition=New+%26+Used&fuelType=all&bodyType=any', NO_FILTERS],
    ['condition=p/ex+to+clear', { ...NO_FILTERS, condition: ['p/ex to clear'] }],
    ['stockStatus=Awaiting+Delivery,Due+In', { ...NO_FILTERS, stockStatus: ['Due In'] }],
    ['fuelType=Steam,Diesel', { ...NO_FILTERS, fuelType: ['Diesel'] }],
    ['priceMin=&priceMax=25000&monthlyMin=-1&monthlyMax=1e3', { ...NO_FILTERS, priceMax: 25_000 }],
    [
      'make=ford,%20IVECO&fuelType=DIESEL&bodyType=panel-van,luton',
      {
        ...NO_FILTERS,
        make: ['ford', 'IVECO'],
        fuelType: ['Diesel'],
        bodyType: ['Panel Van', 'Luton'],
      },
    ],
    ['transmission=semi+automatic&cleanAir=TRUE', { ...NO_FILTERS, transmission: ['Semi-Automatic'], cleanAir: true }],
    ['sortBy=colour', NO_FILTERS],
    ['sortBy=year_desc&search=+crew+', { ...NO_FILTERS, sortBy: 'year_desc', search: 'crew' }],
    ['payloadMin=1000&loadLengthMin=3+kg&cleanAir=true', { ...NO_FILTERS, payloadMin: 1_000, cleanAir: true }],
    ['priceMax=15k&loadLengthMin=3+m', { ...NO_FILTERS, priceMax: 15_000, loadLengthMin: 3_000 }],
    ['wheelbaseMin=3000&wheelbaseMax=3700&cleanAir=yes', { ...NO_FILTERS, wheelbaseMin: 3_000, wheelbaseMax: 3_700 }],
    ['budget=under-200', { ...NO_FILTERS, monthlyMax: 200 }],
    ['budget=200-400', { ...NO_FILTERS, monthlyMin: 200, monthlyMax: 400 }],
    ['budget=400-600', { ...NO_FILTERS, monthlyMin: 400, monthlyMax: 600 }],
    ['budget=over-600', { ...NO_FILTERS, monthlyMin: 600 }],
    ['budget=a-fortune', NO_FILTERS],
  ])('reads "%s"', (query, filters) => {
    expect(read(query)).toEqual(filters);
  });
});

it('adds a value to a list and removes it again', () => {
  const ford = toggleInList(NO_FILTERS, 'make', 'Ford');
  expect(ford.make).toEqual(['Ford']);
  expect(toggleInList(ford, 'make', 'Ford')).toEqual(NO_FILTERS);
});
