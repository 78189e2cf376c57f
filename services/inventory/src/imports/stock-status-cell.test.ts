import { STOCK_STATUSES } from '@forecourt/rules';
import { stockStatus } from './stock-status-cell.ts';

it.each<[string, readonly string[]]>([
  [
    'In Stock',
    ['In stock', 'AVAILABLE', 'Forecourt', 'On Forecourt', 'Ready for Sale', 'Retail-ready', 'Live', 'Awaiting photos', 'Unsold'],
  ],
  [
    'Due In',
    [
      'Prep',
      'In Prep',
      'PREP',
      'In preparation',
      'Workshop',
      'In Workshop',
      'Bodyshop',
      'Body Shop',
      'Valet',
      'PDI',
      'In transit',
      'On Order',
      'Due in',
      'Coming soon',
      'Inbound',
      'Awaiting delivery',
      'Awaiting Prep',
      'Awaiting MOT',
      'Waiting for parts',
      'Prep (MOT booked 3/12)',
    ],
  ],
  ['Deposit Taken', ['Deposit', 'Deposit paid', 'Reserved', 'RESERVED', 'Under offer', 'Sale agreed', 'Awaiting funds']],
  ['Sold', ['Sold', 'SOLD', 'Sold - awaiting delivery', 'Sold (trade)', 'Delivered', 'Invoiced', 'Handed Over']],
])('takes for %s: %j', (status, cells) => {
  for (const cell of cells) expect([cell, stockStatus(cell)]).toEqual([cell, status]);
});

it.each(['with Dave', 'On hold', 'Soldier', 'Awaiting', 'Awaiting collection', 'Not sold', 'Trade', ''])(
  'takes %j for no status',
  (cell) => {
    expect(STOCK_STATUSES).not.toContain(stockStatus(cell));
  },
);
