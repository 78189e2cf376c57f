import { type FollowUp, readFollowUp } from './read-follow-up.ts';
import { Typed } from './typed.ts';

const NOTHING: FollowUp = { order: null, sorts: false, asksWhich: false, comparison: null, more: false, similar: false };

it.each<[typed: string, meant: Partial<FollowUp>]>([
  ['cheapest first', { order: 'cheapest', sorts: true }],
  ['sort by lowest mileage', { order: 'lowest mileage', sorts: true }],
  ['sort them by mileage', { order: 'lowest mileage', sorts: true }],
  ['a cheap van', { order: 'cheapest', sorts: true }],
  ['which is the lower mileage', { order: 'lowest mileage', asksWhich: true }],
  ['which has done fewer miles', { order: 'lowest mileage', asksWhich: true }],
  ['tallest load height', { order: 'tallest load' }],
  ['something fuel efficient', { order: 'most economical' }],
  ['newest one', { order: 'newest' }],
  ['which carries more', { order: 'most payload', asksWhich: true }],
  ['which of them is cheaper', { order: 'cheapest', sorts: true, asksWhich: true }],
  ['any cheaper', { comparison: 'cheaper' }],
  ['cheaper than 12k', {}],
  ['electric with at least 150 miles of range', {}],
  ['anything else', { more: true }],
  ['not for me', { more: true }],
  ['a camper for me and the wife', {}],
  ['got this in diesel', { similar: true }],
  ['have you got this in stock', {}],
  ['something like this', { similar: true }],
])('"%s" asks this of the vans that were shown', (typed, meant) => {
  expect(readFollowUp(new Typed(typed))).toEqual({ ...NOTHING, ...meant });
});
