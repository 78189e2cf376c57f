import { charactersLeft } from './characters-left.ts';

it.each([
  [0, undefined],
  [4_499, undefined],
  [4_500, '500 characters left'],
  [5_000, '0 characters left'],
  [6_234, '1,234 characters too many'],
])('says for a message of %i characters: %s', (length, says) => {
  expect(charactersLeft('x'.repeat(length))).toBe(says);
});
