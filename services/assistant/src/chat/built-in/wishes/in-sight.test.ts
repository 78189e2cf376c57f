import { bothInSight, inSight, otherInSight } from './in-sight.ts';

const scene = (shown: readonly number[], several: readonly number[], spoken: readonly number[]) => ({
  shown,
  several,
  spoken,
  subject: spoken[0] ?? null,
});

it.each<
  [what: string, given: ReturnType<typeof scene>, sight: readonly number[], both: readonly number[], other: readonly number[]]
>([
  ['of two that are shown', scene([1, 2], [1, 2], []), [1, 2], [1, 2], [1, 2]],
  ['of two, one of which was spoken of', scene([2], [1, 2], [2]), [1, 2], [1, 2], [1]],
  ['of three, of which two were spoken of', scene([3], [1, 2, 3], [3, 1]), [1, 2, 3], [1, 3], [1]],
  ['of the last two spoken of, where one was not shown with the others', scene([9], [1, 2], [9, 2]), [2, 9], [2, 9], [2]],
  ['of one alone', scene([5], [], [5]), [5], [5], []],
])('%s', (_what, given, sight, both, other) => {
  expect(inSight(given)).toEqual(sight);
  expect(bothInSight(given)).toEqual(both);
  expect(otherInSight(given, undefined)).toEqual(other);
});
