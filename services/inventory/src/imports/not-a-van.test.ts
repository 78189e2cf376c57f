import { readFileSync } from 'node:fs';
import { dealershipSchema } from '@forecourt/contracts';
import { isNotAVan } from './not-a-van.ts';

const site = {
  publicUrl: 'https://vans.example',
  dealership: dealershipSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8'))),
};
const headings = ['Stock No', 'Reg No', 'Make', 'Model', 'Price', 'Miles'];
const facts = ['stockNumber', 'registrationNumber', 'make', 'model', 'price', 'mileage'];
const isNone = (...cells: string[]) =>
  isNotAVan([...cells, '', '', '', '', '', ''].slice(0, facts.length), {
    headings,
    facts,
    format: null,
    priceBasis: null,
    site,
    day: '2026-11-28',
  });

it.each([
  ['TOTAL', '', '', '', '£450,000', '1,204,000'],
  ['', 'Grand total:', '', '', '450000'],
  ['', '', 'Totals', '40', '450000'],
  ['Total', '40'],
  ['Printed on 12/11/2026'],
  ['12/11/2026'],
  ['', 'Page 2'],
  ['Smith Vans Ltd, Hull'],
  ['', '', '', '', '', '30,100'],
  ['', '', '', '', '18995', '30,100'],
  ['Stock No', 'Reg No', 'Make', 'Model', 'Price', 'Miles'],
])('%s is not a van', (...cells) => {
  expect(isNone(...cells)).toBe(true);
});

it.each([
  ['S1001', '', '', '', '18995'],
  ['S1001'],
  ['', 'HV22 ABC'],
  ['', 'to follow', 'Ford', 'Transit'],
  ['', '', 'Ford', '', '18995'],
  ['', '', '', 'Transit'],
  ['Kev', '', '', '', '18995', '30,100'],
  ['Total Van Sales 7', 'HV22 ABC', 'Ford', 'Transit', '18995'],
])('%s may be one, so that what is wrong with it is said', (...cells) => {
  expect(isNone(...cells)).toBe(false);
});
