import { worthOf } from './stock-value.ts';

const van = { isSold: false, price: '12000.00', vatQualifying: true, purchasePrice: null, preparationCost: null };

it.each([
  ['no vans', [], { vans: 0, price: 0, costed: 0, cost: 0, profit: 0 }],
  ['a van without a purchase price', [van], { vans: 1, price: 12_000, costed: 0, cost: 0, profit: 0 }],
  [
    'a van sold plus VAT, with its preparation',
    [{ ...van, purchasePrice: '10000.00', preparationCost: '500.50' }],
    { vans: 1, price: 12_000, costed: 1, cost: 10_500.5, profit: 1_499.5 },
  ],
  [
    'a van of the margin scheme, whose margin holds VAT',
    [{ ...van, vatQualifying: false, purchasePrice: '9000.00' }],
    { vans: 1, price: 12_000, costed: 1, cost: 9_000, profit: 2_500 },
  ],
  [
    'a loss beside a van of which the cost is unknown',
    [van, { ...van, purchasePrice: '13000.00' }],
    { vans: 2, price: 24_000, costed: 1, cost: 13_000, profit: -1_000 },
  ],
  [
    'pence, without a rest',
    [0, 1, 2].map(() => ({ ...van, price: '0.10', purchasePrice: '0.20' })),
    { vans: 3, price: 0.3, costed: 3, cost: 0.6, profit: -0.3 },
  ],
] as const)('sums up %s', (_what, vans, worth) => {
  expect(worthOf(vans)).toEqual(worth);
});
