import { ignoredSentence } from '@forecourt/rules';
import { readStockAddress } from './stock-address.ts';

it.each([
  ['', null],
  ['priceMin=&priceMax=&monthlyMin=&sortBy=&make=all&utm_source=post', null],
  ['priceMax=99999999', null],
  ['priceMax=abc', 'We ignored “abc”: not a price.'],
  ['priceMin=abc&priceMax=abc', 'We ignored “abc”: not a price.'],
  ['fuelType=Steam,Diesel&priceMax=abc', 'We ignored “Steam”: not a fuel type; “abc”: not a price.'],
  ['budget=a-fortune', 'We ignored “a-fortune”: not a budget.'],
  ['priceMin=1&priceMin=2', 'We ignored “1, 2”: more than one value.'],
  [
    'bodyType=Boat,Bus,Tram,Plane,Bike',
    'We ignored “Boat”: not a body type; “Bus”: not a body type; “Tram”: not a body type; and 2 more.',
  ],
  [`search=${'a'.repeat(101)}`, `We ignored “${'a'.repeat(30)}…”: longer than 100 characters.`],
])('says in one line what in "%s" was ignored (D45)', (query, sentence) => {
  expect(ignoredSentence(readStockAddress(new URLSearchParams(query)).unread)).toBe(sentence);
});
