import { lengthOf } from './composer-state.ts';

it.each([
  [0, null, false],
  [899, null, false],
  [900, '100 characters left', false],
  [999, '1 character left', false],
  [1_000, '0 characters left', false],
  [1_001, '1 character too many', true],
  [3_345, '2,345 characters too many', true],
])('a message of %i characters: %s', (length, text, isTooLong) => {
  expect(lengthOf('x'.repeat(length))).toEqual({ text, isTooLong });
});

it('blanks around a message do not count', () => {
  expect(lengthOf(`  ${'x'.repeat(1_000)}\n`)).toEqual({ text: '0 characters left', isTooLong: false });
});
