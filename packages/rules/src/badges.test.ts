import { conditionBadges, detailStockBadge, listStockBadge } from './badges.ts';

describe('the stock badge', () => {
  it.each([
    ['In Stock', false, 'In Stock', 'green', 'green'],
    ['Due In', false, 'Due In', 'red', 'orange'],
    ['Deposit Taken', false, 'Deposit Taken', 'orange', 'orange'],
    ['Sold', false, 'Sold', 'red', 'orange'],
    ['Sold', true, 'Sold', 'red', 'orange'],
    ['In Stock', true, 'Sold · In Stock', 'red', 'orange'],
    ['Due In', true, 'Sold · Due In', 'red', 'orange'],
    ['On Hire', false, 'On Hire', 'grey', 'orange'],
    ['constructor', false, 'constructor', 'grey', 'orange'],
  ])('of a van %s with isSold %p reads "%s", %s on lists and %s on its page', (stockStatus, isSold, label, onList, onPage) => {
    expect(listStockBadge({ stockStatus, isSold })).toEqual({ label, tone: onList });
    expect(detailStockBadge({ stockStatus, isSold })).toEqual({ label, tone: onPage });
  });
});

describe('condition badges', () => {
  it.each([
    ['new', false, ['New']],
    ['new', true, ['New', 'Electric']],
    ['used', false, []],
    ['used', true, ['Electric']],
    ['p/ex to clear', false, ['P/Ex to Clear']],
  ] as const)('of a %s van with isElectric %p are %p', (condition, isElectric, badges) => {
    expect(conditionBadges({ condition, isElectric })).toEqual(badges);
  });
});
