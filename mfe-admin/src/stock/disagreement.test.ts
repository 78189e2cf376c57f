import { disagreement, type SoldControl } from './disagreement.ts';

it.each([
  [false, 'In Stock'],
  [true, 'Sold'],
])('sold %s and status %s agree', (isSold, stockStatus) => {
  expect(disagreement({ isSold, stockStatus }, 'isSold')).toBeNull();
});

it.each<[boolean, string, SoldControl | null, string, string, object]>([
  [true, 'In Stock', null, 'Marked SOLD, but the status is In Stock', 'Set status to Sold', { stockStatus: 'Sold' }],
  [true, 'Due In', 'isSold', 'Marked SOLD, but the status is Due In', 'Set status to Sold', { stockStatus: 'Sold' }],
  [true, 'In Stock', 'stockStatus', 'Marked SOLD, but', 'Mark as available', { isSold: false }],
  [false, 'Sold', null, 'The status is Sold, but the van is not marked', 'Mark as SOLD', { isSold: true }],
  [false, 'Sold', 'stockStatus', 'The status is Sold, but', 'Mark as SOLD', { isSold: true }],
  [false, 'Sold', 'isSold', 'The status is Sold, but', 'Set status to In Stock', { stockStatus: 'In Stock' }],
])('sold %s and status %s, of which %s was set last, is mended by setting the other', (isSold, status, last, ...expected) => {
  const [text, label, change] = expected;
  expect(disagreement({ isSold, stockStatus: status }, last)).toEqual({
    text: expect.stringContaining(text),
    fix: { label, change },
  });
});

it.each<[boolean, string, true | undefined, string]>([
  [true, 'In Stock', undefined, 'Marked SOLD, but the status is In Stock. Visitors see both.'],
  [true, 'In Stock', true, 'Marked SOLD, but the status is In Stock. Visitors see neither: the van is not on the site yet.'],
  [false, 'Sold', undefined, 'The status is Sold, but the van is not marked SOLD. Visitors still see its price.'],
  [
    false,
    'Sold',
    true,
    'The status is Sold, but the van is not marked SOLD. Visitors see neither: the van is not on the site yet.',
  ],
])('sold %s and status %s, held back %s: what visitors see is what they do see', (isSold, stockStatus, isHeld, text) => {
  expect(disagreement({ isSold, stockStatus, isHeld }, null)?.text).toBe(text);
});
