import { countCharacters } from './character-count.ts';

it.each([
  [0, null, false],
  [899, null, false],
  [900, '100 characters left', false],
  [999, '1 character left', false],
  [1_000, '0 characters left', false],
  [1_001, '1 character too many', true],
  [3_345, '2,345 characters too many', true],
])('a text of %i characters: %s', (length, text, isTooLong) => {
  expect(countCharacters('x'.repeat(length), 1_000)).toEqual({ text, isTooLong });
});

it('spaces around a text do not count', () => {
  expect(countCharacters(`  ${'x'.repeat(1_000)}\n`, 1_000)).toEqual({ text: '0 characters left', isTooLong: false });
});
