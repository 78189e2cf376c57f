import { leftOutSentence } from './ignored-sentence.ts';

it.each([
  [undefined, null],
  ['sink', 'We left out “sink”: none of these vans matches it.'],
  ['wash dogs', 'We left out “wash” and “dogs”: none of these vans matches them.'],
  ['a b c', 'We left out “a”, “b” and “c”: none of these vans matches them.'],
  ['a b c d e', 'We left out “a”, “b”, “c” and 2 more: none of these vans matches them.'],
])('of the words %p it is said: %p', (words, sentence) => {
  expect(leftOutSentence(words)).toBe(sentence);
});
