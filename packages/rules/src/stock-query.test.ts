import fc from 'fast-check';
import { readStockQuery, STOCK_QUERY, type StockQueryKey } from './stock-query.ts';

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

  it.each(['abc', '-1', '1e3', '1.5', '0x10', '2,5', '1,0000', '£', '٣'])('takes “%s” for no price', (value) => {
    expect(read(['priceMin', value])).toEqual({
      query: {},
      unread: [{ value, reason: 'not a price' }],
    });
  });

  it('keeps what can be read of a list, and names the rest', () => {
    expect(read(['fuelType', 'Steam,Diesel'], ['fuelType', 'Electric,all'], ['stockStatus', 'Awaiting Delivery'])).toEqual({
      query: { fuelType: ['Diesel', 'Electric'], stockStatus: ['Due In'] },
      unread: [{ value: 'Steam', reason: 'not a fuel type' }],
    });
  });

  it('is read whatever anyone types', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), fc.array(fc.string({ unit: 'binary' })), (key, texts) => {
        const { value, unread } = STOCK_QUERY[key](texts);
        if (typeof value === 'number') expect(Number.isSafeInteger(value)).toBe(true);
        for (const { reason } of unread) expect(reason).not.toBe('');
      }),
    );
  });
});
