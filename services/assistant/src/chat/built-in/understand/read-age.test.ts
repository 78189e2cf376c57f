import type { Wish } from '../wishes/wish.ts';
import { readAge } from './read-age.ts';
import { Typed } from './typed.ts';

const year = (min: number | null, max: number | null): Wish => ({ kind: 'year', min, max });
const upToMiles = (max: number): Wish => ({ kind: 'mileage', min: null, max });
const condition = (...values: string[]): Wish => ({ kind: 'condition', values, not: false });

it.each<[typed: string, meant: readonly Wish[]]>([
  ['2020 or newer', [year(2020, null)]],
  ['finance for new start up businesses', []],
  ['2022+', [year(2022, null)]],
  ['2020 onwards', [year(2020, null)]],
  ['nothing older than 2022', [year(2022, null)]],
  ['nothing pre 2021', [year(2021, null)]],
  ['over 2022', [year(2022, null)]],
  ['a 23 plate or newer', [year(2023, null)]],
  ['71 plate', [year(2021, 2021)]],
  ['2019 or older', [year(null, 2019)]],
  ['newer than 2020', [year(2021, null)]],
  ['less than 3 years old', [year(2023, null)]],
  ['under 50k miles', [upToMiles(50_000)]],
  ['less than 60 thousand miles', [upToMiles(60_000)]],
  ['less than 75000 on the clock', [upToMiles(75_000)]],
  ['low mileage', [{ ...upToMiles(35_000), word: 'low-mileage' } as Wish]],
  ['brand new', [condition('new')]],
  ['second hand', [condition('used', 'p/ex to clear')]],
  ['p/ex to clear', [condition('p/ex to clear')]],
  ['sold as seen, part exes', [condition('p/ex to clear')]],
  ['used to be a plumber', []],
  ['i do 30 thousand miles a year', []],
  ['electric that does 150 miles', []],
])('"%s" is how old a van may be', (typed, meant) => {
  expect(readAge(new Typed(typed), 2026)).toEqual(meant);
});
