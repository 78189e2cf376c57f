import fc from 'fast-check';
import { type BoundKey, readStockQuery, STOCK_FILTERS, STOCK_QUERY, type StockQueryKey } from './stock-filters.ts';
import { quotedValue, readStockAmount } from './stock-query.ts';

const read = (...pairs: readonly (readonly [key: StockQueryKey, value: string])[]) =>
  readStockQuery({ getAll: (key) => pairs.filter(([name]) => name === key).map(([, value]) => value) });
const KEYS = Object.keys(STOCK_QUERY) as StockQueryKey[];

describe('a query of the stock', () => {
  it.each(KEYS)('is not filtered by an empty %s, which a form without scripts sends (D6)', (key) => {
    expect(read([key, ''])).toEqual({ query: {}, unread: [] });
    expect(read([key, ''], [key, ' '])).toEqual({ query: {}, unread: [] });
  });

  it.each([
    ['25000', 25_000],
    ['25,000', 25_000],
    ['£25,000', 25_000],
    ['0', 0],
    ['99999999', 99_999_999],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('takes any whole number of pounds: %s', (text, priceMax) => {
    expect(read(['priceMax', text])).toEqual({ query: { priceMax }, unread: [] });
  });

  it.each([
    ['priceMax', '15k', 15_000],
    ['priceMax', '£15,000.50', 15_000],
    ['priceMax', '12,000 + VAT', 12_000],
    ['monthlyMax', '£250 p/m', 250],
    ['mileageMax', '60k miles', 60_000],
    ['payloadMin', '1.2 tonnes', 1_200],
    ['payloadMin', '1t', 1_000],
    ['payloadMin', '1.2', 1_200],
    ['payloadMin', '900', 900],
    ['loadLengthMin', '3.4 m', 3_400],
    ['loadLengthMin', '3.4', 3_400],
    ['heightMax', '2.0', 2_000],
    ['heightMax', '2m', 2_000],
    ['heightMax', '2.1 m', 2_100],
    ['heightMax', '2,100', 2_100],
    ['heightMax', '2100', 2_100],
    ['heightMax', '6ft 6', 1_981],
    ['heightMax', '6’6”', 1_981],
    ['wheelbaseMax', '3.5', 3_500],
    ['priceMax', '£20,000', 20_000],
    ['mileageMax', '60k', 60_000],
    ['loadVolumeMin', '10.5', 10.5],
    ['yearMin', '20', 2_020],
    ['yearMin', '70 plate', 2_020],
    ['seatsMin', '3 seats', 3],
  ] as const)('reads %s as people type it: %s', (key, text, value) => {
    expect(read([key, text])).toEqual({ query: { [key]: value }, unread: [] });
  });

  it.each([
    ['loadVolumeMin', '10,5', 'not a volume'],
    ['payloadMin', '3 m', 'not a weight'],
    ['heightMax', 'low', 'not a height'],
    ['heightMax', '2,1', 'not a height'],
    ['heightMax', '2.1.0', 'not a height'],
    ['payloadMin', '1,2', 'not a weight'],
    ['yearMin', '1066', 'not a year'],
    ['monthlyMax', '206.50', 'not a price'],
    ['priceMax', '12000 p/m', 'not a price'],
  ] as const)('does not read %s=%s', (key, value, reason) => {
    expect(read([key, value])).toEqual({ query: {}, unread: [{ value, reason }] });
  });

  it.each(['abc', '-1', '1e3', '0x10', '2,5', '1,0000', '£', '٣'])('does not accept “%s” as a price', (value) => {
    expect(read(['priceMin', value])).toEqual({
      query: {},
      unread: [{ value, reason: 'not a price' }],
    });
  });

  it.each([
    ['make', 'land  rover', ['land rover']],
    ['bodyType', 'PANEL VAN, chassis-cab', ['Panel Van', 'Chassis Cab']],
    ['fuelType', 'diesel,Diesel', ['Diesel']],
    ['transmission', 'semi automatic', ['Semi-Automatic']],
    ['condition', 'P/EX TO CLEAR', ['p/ex to clear']],
    ['stockStatus', 'in stock,awaiting delivery', ['In Stock', 'Due In']],
    ['condition', 'new & used', undefined],
    ['make', 'ALL', undefined],
    ['make', 'ĿAll', ['ĿAll']],
    ['make', '全all', ['全all']],
  ] as const)('reads %s=%s in any case and with any spaces', (key, text, value) => {
    expect(read([key, text])).toEqual({ query: value === undefined ? {} : { [key]: value }, unread: [] });
  });

  it('keeps the valid values of a list, and names the rest', () => {
    expect(read(['fuelType', 'Steam,Diesel'], ['fuelType', 'Electric,all'], ['stockStatus', 'Awaiting Delivery'])).toEqual({
      query: { fuelType: ['Diesel', 'Electric'], stockStatus: ['Due In'] },
      unread: [{ value: 'Steam', reason: 'not a fuel type' }],
    });
  });

  it('uses the first twenty makes, and names the others (D45)', () => {
    const makes = Array.from({ length: 1_000 }, (_, index) => `q${index}`);
    const { query, unread } = read(...makes.map((make) => ['make', make] as const));
    expect(query).toEqual({ make: makes.slice(0, 20) });
    expect(unread).toHaveLength(980);
    expect(unread[0]).toEqual({ value: 'q20', reason: 'beyond the first 20' });
  });

  it.each([
    ['make', '\0', 'not a make'],
    ['make', 'a\0b', 'not a make'],
    ['make', '\u202EdroF', 'not a make'],
    ['search', '\0', 'not text'],
    ['search', 'van\r\nvan', 'not text'],
  ] as const)('is not asked for the %s %j, which no text holds', (key, value, reason) => {
    expect(read([key, value])).toEqual({ query: {}, unread: [{ value, reason }] });
  });

  it.each(['make', 'search', 'priceMin'] as const)('is not filtered by a %s that looks empty', (key) => {
    expect(read([key, '\u200B'])).toEqual({ query: {}, unread: [] });
  });

  it('is echoed as one printable line', () => {
    expect(quotedValue('a\0b\r\n')).toBe('“a\uFFFDb\uFFFD\uFFFD”');
  });

  it('is parsed whatever anyone types', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), fc.array(fc.string({ unit: 'binary' })), (key, texts) => {
        const { value, unread } = STOCK_QUERY[key](texts);
        if (typeof value === 'number') expect(value >= 0 && value <= Number.MAX_SAFE_INTEGER).toBe(true);
        for (const { reason } of unread) expect(reason).not.toBe('');
      }),
    );
  });
});

it.each([
  ['heightMax', '2', 2_000],
  ['heightMax', '210', 2_100],
  ['heightMax', '2100', 2_100],
  ['loadLengthMin', '10', 3_048],
  ['payloadMin', '1', 1_000],
  ['payloadMin', '900', 900],
  ['priceMax', '20k', 20_000],
  ['mileageMax', '60k', 60_000],
] as const)('a field of %s takes %s for %i', (key, typed, value) => {
  expect(readStockAmount(STOCK_FILTERS[key as BoundKey].range.quantity, typed)).toBe(value);
});

it('a whole number in a link is in the stored unit', () => {
  expect(read(['heightMax', '250']).query).toEqual({ heightMax: 250 });
});
