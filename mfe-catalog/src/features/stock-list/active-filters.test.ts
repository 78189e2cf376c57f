import { readStockAddress, writeStockFilters } from '../../stock/stock-address.ts';
import { activeFilters } from './active-filters.ts';

const active = (query: string) =>
  activeFilters(readStockAddress(new URLSearchParams(query)).filters).map(({ label, without }) => [
    label,
    writeStockFilters(without),
  ]);

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
  ['payloadMin=1200', [['Payload from 1,200 kg', '']]],
  ['loadLengthMin=3000', [['Load length from 3,000 mm', '']]],
  ['loadVolumeMin=11', [['Load volume from 11 m³', '']]],
  ['wheelbaseMin=3000&wheelbaseMax=3700', [['Wheelbase 3,000 mm to 3,700 mm', '']]],
  ['wheelbaseMax=3700', [['Wheelbase up to 3,700 mm', '']]],
  ['cleanAir=true', [['Euro 6 / clean air zones', '']]],
  ['search=crew', [['“crew”', '']]],
])('names the filters of "%s", each with the way to take it off', (query, filters) => {
  expect(active(query)).toEqual(filters);
});
