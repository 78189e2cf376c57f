import { KNOWN_FEATURES } from '../vocabulary/features.ts';
import { spellRight } from './spelling.ts';

it.each([
  ['transt custm', 'transit custom'],
  ['sprntr', 'sprinter'],
  ['crafta', 'crafter'],
  ['tippa', 'tipper'],
  ['vivarro', 'vivaro'],
  ['mercades', 'mercedes'],
  ['volkswagn', 'volkswagen'],
  ['automatc', 'automatic'],
  ['deisel', 'diesel'],
])('"%s" means "%s"', (typed, meant) => {
  expect(spellRight(typed)).toBe(meant);
});

it.each(['server', 'string', 'border', 'living', 'export', 'towing', 'health', 'candy', 'badge', 'form', 'partners', 'render'])(
  '"%s" is bent into no van',
  (word) => {
    expect(spellRight(word)).toBe(word);
  },
);

it.each(KNOWN_FEATURES.map(({ name }) => name.toLowerCase()))('"%s", which is equipment, is not corrected', (name) => {
  expect(spellRight(name)).toBe(name);
});

it('leaves sizes and registrations as they are', () => {
  expect(spellRight('l3h3 hv24qan t32')).toBe('l3h3 hv24qan t32');
});
