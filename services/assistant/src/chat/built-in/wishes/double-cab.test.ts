import { settleDoubleCab } from './double-cab.ts';
import type { Wish } from './wish.ts';

const body = (...values: string[]): Wish => ({ kind: 'body', values, not: false });
const SECOND_ROW: Wish = { kind: 'seats', min: 4, max: null, words: 'a double cab' };
const before = (wish?: Wish) => new Map(wish === undefined ? [] : [['body', wish]]);

it.each<[said: string, own: readonly Wish[], held: Wish | undefined, meant: readonly Wish[]]>([
  ['a double cab pickup has a second row', [body('Pickup', 'Double Cab')], undefined, [body('Pickup'), SECOND_ROW]],
  ['a crew van or a pickup is either', [body('Pickup', 'Crew Van')], undefined, [body('Pickup', 'Crew Van')]],
  ['a double cab alone is a crew van', [body('Double Cab')], undefined, [body('Crew Van')]],
  ['a double cab after pickups is one of those', [body('Double Cab')], body('Pickup'), [SECOND_ROW]],
  ['a crew van after pickups is a crew van', [body('Crew Van')], body('Pickup'), [body('Crew Van')]],
  ['a double cab after panel vans is a crew van', [body('Double Cab')], body('Panel Van'), [body('Crew Van')]],
])('%s', (_said, own, held, meant) => {
  expect(settleDoubleCab(own, before(held))).toEqual(meant);
});
