import type { FormValues } from './fields.ts';
import { valuesOf } from './form-values.ts';
import { slipsIn } from './slips.ts';
import { BARE } from './testing/vehicles.ts';

const van = { ...BARE, price: '14995.00', year: 2021, mileage: 45_000 };
const slips = (typed: Partial<FormValues>) => slipsIn(van, { ...valuesOf(van), ...typed }, '2026-11-22');

it.each<[string, Partial<FormValues>, string]>([
  ['a digit too few', { price: '1,499' }, 'The price changes from £14,995 to £1,499.'],
  ['a digit too many', { price: '149950' }, 'The price changes from £14,995 to £149,950.'],
  ['a year to come', { year: '2028' }, 'The year 2028 is in the future.'],
  ['a mileage without its last digit', { mileage: '4.5k' }, 'The mileage changes from 45,000 to 4,500.'],
  [
    'words about VAT on a van that has none',
    { vatQualifying: false, description: 'VAT reclaimable' },
    'This van is sold with no VAT, but its description, derivative or features speak of VAT.',
  ],
])('asks about %s', (_what, typed, sentence) => {
  expect(slips(typed)).toEqual([sentence]);
});

it.each<[string, Partial<FormValues>]>([
  ['nothing', {}],
  ['an ordinary change of price', { price: '12,495' }],
  ['a mileage put right', { mileage: '44,100' }],
  ['the year it is', { year: '2026' }],
  ['figures that cannot be read, which the form refuses', { price: 'lots', mileage: 'unknown', year: 'new' }],
  ['an emptied mileage', { mileage: '' }],
  ['words about VAT on a van that has it', { description: 'VAT reclaimable' }],
  ['a van without VAT that says so', { vatQualifying: false, description: 'No VAT to pay' }],
])('asks nothing about %s', (_what, typed) => {
  expect(slips(typed)).toEqual([]);
});
