import { readStockAddress } from '../../stock/stock-address.ts';
import { writeStockFilters } from '../../stock/stock-filters.ts';
import { activeFilters, emptyRangeSentence, sortByOf } from './active-filters.ts';

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
  ['priceMax=25000', [['Up to £25,000 plus VAT', '']]],
  ['priceMin=10000', [['From £10,000 plus VAT', '']]],
  ['priceMin=10000&priceMax=25000&sortBy=year_desc', [['£10,000–£25,000 plus VAT', 'sortBy=year_desc']]],
  ['monthlyMin=200&monthlyMax=400', [['£200–£400 a month', '']]],
  ['payloadMin=1200', [['Payload from 1,200 kg', '']]],
  ['loadLengthMin=3000', [['Load length from 3,000 mm', '']]],
  ['loadVolumeMin=11', [['Load volume from 11 m³', '']]],
  ['heightMax=2.1 m', [['Up to 2,100 mm high', '']]],
  ['wheelbaseMin=3000&wheelbaseMax=3700', [['Wheelbase 3,000–3,700 mm', '']]],
  ['wheelbaseMax=3700', [['Wheelbase up to 3,700 mm', '']]],
  ['yearMin=2020&yearMax=2022', [['Year 2020–2022', '']]],
  ['yearMin=2020', [['2020 or newer', '']]],
  ['mileageMax=60000', [['Up to 60,000 miles', '']]],
  ['seatsMin=6', [['6 seats or more', '']]],
  [
    'stockStatus=In Stock,Sold',
    [
      ['For sale', 'stockStatus=Sold'],
      ['Sold', 'stockStatus=In+Stock'],
    ],
  ],
  ['cleanAir=true', [['Clean air zone compliant', '']]],
  ['search=crew', [['“crew”', '']]],
])('lists the filters of "%s", each with the filters without it', (query, filters) => {
  expect(active(query)).toEqual(filters);
});

it('lists each meaning that was found in the words of a search', () => {
  const filters = readStockAddress(new URLSearchParams('search=luton with tail lift&make=Ford')).filters;
  const parts = [
    { label: 'Luton', without: 'tail lift' },
    { label: 'Tail lift', without: 'luton' },
  ];
  const named = activeFilters(filters, { search: 'luton with tail lift', parts });
  expect(named.map(({ label, without }) => [label, writeStockFilters(without)])).toEqual([
    ['Luton', 'make=Ford&search=tail+lift'],
    ['Tail lift', 'make=Ford&search=luton'],
    ['Ford', 'search=luton+with+tail+lift'],
  ]);
});

it('shows the words themselves until their meaning is known', () => {
  const filters = readStockAddress(new URLSearchParams('search=luton')).filters;
  expect(activeFilters(filters).map(({ label }) => label)).toEqual(['“luton”']);
});

it.each([
  ['search=newest', 'year_desc'],
  ['search=newest&sortBy=price_desc', 'price_desc'],
])('is in the order that was typed until another is chosen: "%s"', (query, sortBy) => {
  const { filters } = readStockAddress(new URLSearchParams(query));
  expect(sortByOf(filters, { search: 'newest', parts: [], order: { sortBy: 'year_desc', without: '' } })).toBe(sortBy);
});

it.each([
  ['', null],
  ['priceMin=10000&priceMax=10000', null],
  ['priceMin=30000&priceMax=10000', 'No van can match “£30,000–£10,000 plus VAT”: the first figure is more than the second.'],
  ['yearMin=2022&yearMax=2020', 'No van can match “Year 2022–2020”: the first figure is more than the second.'],
])('reports the empty range of "%s"', (query, sentence) => {
  expect(emptyRangeSentence(readStockAddress(new URLSearchParams(query)).filters)).toBe(sentence);
});
