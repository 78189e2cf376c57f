import { NamesOverTime } from './names-over-time.ts';

const day = (nth: number) => new Date(Date.UTC(2026, 10, nth));
const names = new NamesOverTime(
  new Map([
    ['ann', 'Ann Third'],
    ['bo', 'Bo'],
  ]),
  [
    { accountId: 'ann', until: day(20), name: 'Ann Second' },
    { accountId: 'ann', until: day(10), name: 'Ann First' },
    { accountId: 'gone', until: day(15), name: 'Cy' },
  ],
);

it.each([
  ['ann', 1, 'Ann First', 'Ann Second'],
  // The act by which it was renamed is still that of the name before.
  ['ann', 10, 'Ann First', 'Ann Second'],
  ['ann', 11, 'Ann Second', 'Ann Third'],
  ['ann', 21, 'Ann Third', undefined],
  ['bo', 1, 'Bo', undefined],
  ['gone', 15, 'Cy', undefined],
  ['gone', 16, 'Cy', undefined],
  ['operator', 1, undefined, undefined],
])('%s was called on the %ith: %s, and then %s', (id, nth, name, next) => {
  expect([names.at(id, day(nth)), names.after(id, day(nth))]).toEqual([name, next]);
});
