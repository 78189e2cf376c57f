import { readStockFilters, writeStockFilters } from '../../stock/stock-address.ts';
import { activeFilters } from './active-filters.ts';

const active = (query: string) =>
  activeFilters(readStockFilters(new URLSearchParams(query))).map(({ label, without }) => [label, writeStockFilters(without)]);

it.each([
  ['', []],
  ['fuelType=Diesel', [['Diesel', '']]],
  ['condition=p/ex to clear', [['P/Ex to Clear', '']]],
  [
    'make=Ford,Iveco',
    [
      ['Ford', 'make=Iveco'],
      ['Iveco', 'make=Ford'],
    ],
  ],
  ['priceMax=25000', [['Up to £25,000', '']]],
  ['priceMin=10000', [['From £10,000', '']]],
  ['priceMin=10000&priceMax=25000&sortBy=year_desc', [['£10,000 to £25,000', 'sortBy=year_desc']]],
  ['monthlyMin=200&monthlyMax=400', [['£200 to £400 a month', '']]],
  ['search=crew', [['“crew”', '']]],
])('names the filters of "%s", each with the way to take it off', (query, filters) => {
  expect(active(query)).toEqual(filters);
});
