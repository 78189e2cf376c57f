import { smallWord } from './small-words.ts';

it.each([
  [' yes please ', 'yes'],
  [' yeah i want it ', 'yes'],
  [' ok cool ', 'ok'],
  [' no thanks ', 'no'],
  [' not really ', 'no'],
  [' ok thanks ', null],
  [' no the diesel ', null],
  [' yes 20 ', null],
])('%j says %j', (text, word) => {
  expect(smallWord(text)).toBe(word);
});
