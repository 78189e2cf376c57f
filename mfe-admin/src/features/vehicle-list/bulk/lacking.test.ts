import { lackingIn } from './lacking.ts';

const PICTURE = '/objects/uploads/a';

it.each([
  [[], 'All have pictures and the details that buyers look for.'],
  [[{ picture: PICTURE, missingFacts: 0 }], 'All have pictures and the details that buyers look for.'],
  [[{ picture: null, missingFacts: 1 }], '1 without pictures.'],
  [[{ picture: PICTURE, missingFacts: 2 }], '1 with details missing.'],
  [
    [
      { picture: null, missingFacts: 3 },
      { picture: null, missingFacts: 1 },
    ],
    '2 without pictures, 1 with other details missing.',
  ],
])('says what %j lack', (vans, words) => {
  expect(lackingIn(vans)).toBe(words);
});
