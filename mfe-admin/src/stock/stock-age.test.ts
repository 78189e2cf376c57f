import { stockAge } from './stock-age.ts';

const van = { createdAt: '2026-07-01T22:30:00.000Z', stockStatus: 'In Stock', isSold: false } as const;

it.each([
  // Half past eleven at night by the clocks of the United Kingdom.
  [{}, '2026-07-01', 'added today'],
  [{}, '2026-07-02', '1 day in stock'],
  [{ createdAt: '2026-07-01T23:30:00.000Z' }, '2026-07-02', 'added today'],
  [{ stockStatus: 'Deposit Taken' }, '2026-07-13', '12 days in stock'],
  [{ stockStatus: 'Due In' }, '2026-07-13', 'added 12 days ago'],
  [{ isSold: true }, '2026-07-02', 'added 1 day ago'],
  [{}, '2029-07-01', '1,096 days in stock'],
  [{}, '2026-06-30', 'added today'],
] as const)('%j reads on %s: %s', (facts, today, said) => {
  expect(stockAge({ ...van, ...facts }, today)).toBe(said);
});

it.each([
  [{}, '2026-07-01', 'in stock since today'],
  [{}, '2026-07-13', '12 days in stock'],
  [{ isSold: true }, '2026-07-13', 'came 12 days ago'],
  [{ stockStatus: 'Sold' }, '2026-07-01', 'came today'],
  // It may be the day on which it is awaited.
  [{ stockStatus: 'Due In', createdAt: '2026-07-12T09:00:00.000Z' }, '2026-07-13', 'added 1 day ago'],
] as const)('%j that came on 1 July reads on %s: %s', (facts, today, said) => {
  expect(stockAge({ ...van, ...facts }, today, '2026-07-01')).toBe(said);
});
