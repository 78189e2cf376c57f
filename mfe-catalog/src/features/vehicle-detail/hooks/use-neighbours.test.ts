import { neighboursOf } from './use-neighbours.ts';

it.each([
  [0, 1, []],
  [0, 2, [1]],
  [1, 3, [2, 0]],
  [0, 5, [1, 4, 2]],
  [4, 5, [0, 3, 1]],
])('picture %i of %i has the neighbours %j', (index, count, neighbours) => {
  expect(neighboursOf(index, count)).toEqual(neighbours);
});
