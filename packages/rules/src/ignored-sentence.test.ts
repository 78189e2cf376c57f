import { leftOutSentence } from './ignored-sentence.ts';

it.each([
  [undefined, null],
  ['sink', 'We left out “sink”: no van here matches it.'],
  ['wash dogs', 'We left out “wash” and “dogs”: no van here matches them.'],
  ['a b c', 'We left out “a”, “b” and “c”: no van here matches them.'],
  ['a b c d e', 'We left out “a”, “b”, “c” and 2 more: no van here matches them.'],
])('of the words %p it is said: %p', (words, sentence) => {
  expect(leftOutSentence(words)).toBe(sentence);
});
