import type { Wish } from '../wishes/wish.ts';
import { readMoney } from './read-money.ts';
import { Typed } from './typed.ts';

const upTo = (max: number, kind: 'price' | 'priceWithVat' | 'monthly' = 'price'): Wish => ({ kind, min: null, max });

it.each<[typed: string, meant: readonly Wish[]]>([
  ['15k', [upTo(15_000)]],
  ['£15,000', [upTo(15_000)]],
  ['under 20 grand', [upTo(20_000)]],
  ['under twenty thousand pounds', [upTo(20_000)]],
  ['max £11,999.00', [upTo(11_999)]],
  ['7k tops', [upTo(7_000)]],
  ['can stretch to 20', [upTo(20_000)]],
  ['between 12 and 15', [{ kind: 'price', min: 12_000, max: 15_000 }]],
  ['12-15k', [{ kind: 'price', min: 12_000, max: 15_000 }]],
  ['between £10,000 and £15,000', [{ kind: 'price', min: 10_000, max: 15_000 }]],
  ['around £18k', [{ kind: 'price', min: 16_200, max: 19_800, about: 18_000 }]],
  ['what about £18k', [upTo(18_000)]],
  ['£25,000 inc vat', [upTo(25_000, 'priceWithVat')]],
  ['£22,500 plus vat', [upTo(22_500)]],
  ['15k no vat', [upTo(15_000), { kind: 'vat', values: ['no VAT'], not: false }]],
  ['300 a month', [upTo(300, 'monthly')]],
  ['£12,500 in the bank', [upTo(12_500)]],
  ['£200-£260 a month', [upTo(260, 'monthly')]],
  ['anything similar for 20', [upTo(20_000)]],
  ['not interested in anything over 15', [upTo(15_000)]],
  ['twelve thousand five hundred', [upTo(12_500)]],
  ['budget £30k inc.', [upTo(30_000, 'priceWithVat')]],
  ['high roof, 15 to 25', [{ kind: 'price', min: 15_000, max: 25_000 }]],
  ['between nine and twelve thousand pounds', [{ kind: 'price', min: 9_000, max: 12_000 }]],
  ['£250pm', [upTo(250, 'monthly')]],
  ['£250 p/m', [upTo(250, 'monthly')]],
  ['350 quid a month', [upTo(350, 'monthly')]],
  ['no more than £400', [upTo(400, 'monthly')]],
  ['at least 20k', [{ kind: 'price', min: 20_000, max: null }]],
])('"%s" is a budget', (typed, meant) => {
  expect(readMoney(new Typed(typed))).toEqual(meant);
});

it.each([
  'l3h2',
  'transporter t32',
  '3 seats',
  'under 3 years old',
  '2 of us',
  'a van',
  '12 months mot',
  'for 3 lads',
  'euro 5 or 6',
  '16 or 17',
])('"%s" is none', (typed) => {
  expect(readMoney(new Typed(typed))).toEqual([]);
});
