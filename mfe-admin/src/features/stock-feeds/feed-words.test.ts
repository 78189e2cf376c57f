import { holdsWords } from './feed-words.ts';

it.each([
  [{ vans: 61, withoutPicture: 12, sold: 4 }, '61 vans are in it, 12 of them without a picture. 4 are left out: they are sold.'],
  [{ vans: 1, withoutPicture: 0, sold: 1 }, '1 van is in it. 1 is left out: it is sold.'],
  [{ vans: 0, withoutPicture: 0, sold: 0 }, 'No van is in it.'],
])('%j is said as: %s', (holds, words) => {
  expect(holdsWords(holds)).toBe(words);
});
