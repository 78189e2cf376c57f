import type { ToldFacts } from '@forecourt/contracts';
import { obstacleOf } from './obstacle.ts';

const told: ToldFacts = { price: '18995.00', vatQualifying: true, stockStatus: 'In Stock', isSold: false };

it.each<[string, Partial<ToldFacts> | null, string | null]>([
  ['is as it was', {}, null],
  ['has its price in other digits', { price: '18995' }, null],
  ['is removed', null, 'The van is no longer on the site: put it back there, or cancel this post.'],
  ['is marked sold', { isSold: true }, 'The van has been sold: cancel this post, or read the text again.'],
  ['has the status Sold', { stockStatus: 'Sold' }, 'The van has been sold: cancel this post, or read the text again.'],
  ['is sold and cheaper', { isSold: true, price: '1.00' }, 'The van has been sold: cancel this post, or read the text again.'],
  ['is cheaper', { price: '17995.00' }, 'The price is now £17,995: read the text again.'],
  ['is a penny dearer', { price: '18995.01' }, 'The price is now £18,995.01: read the text again.'],
  ['is no longer plus VAT', { vatQualifying: false }, 'The price is now £18,995, no VAT: read the text again.'],
  ['has a deposit', { stockStatus: 'Deposit Taken' }, 'The van is now Deposit Taken: read the text again.'],
])('a van that %s', (_what, change, detail) => {
  expect(obstacleOf(told, change && { ...told, ...change })?.detail ?? null).toBe(detail);
});

it('a text that was written about a sold van goes out', () => {
  const sold: ToldFacts = { ...told, isSold: true, stockStatus: 'Sold' };
  expect(obstacleOf(sold, sold)).toBeNull();
  expect(obstacleOf(sold, told)?.detail).toBe('The van is now In Stock: read the text again.');
});
