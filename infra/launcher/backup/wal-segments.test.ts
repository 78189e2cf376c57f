import { firstGap, isNeededFrom, leadsThrough, positionOf, stretchesTo } from './wal-segments.ts';

const FIRST = '000000010000000000000002';
const gz = (...names: string[]) => names.map((name) => `${name}.gz`);
/** The second branch leaves the first within its fifth file. */
const HISTORY = '1\t0/5000148\tbefore 2026-11-26 20:16:06+00\n';

test('a log is whole from the first file of its base to the last there is, also over the end of a numbered hundred', () => {
  const stretches = stretchesTo(1, '');
  expect(firstGap(gz(FIRST, '000000010000000000000003', '00000001.history'), stretches, FIRST)).toBeUndefined();
  expect(firstGap(gz(FIRST, '000000010000000000000004'), stretches, FIRST)).toBe(3);
  expect(
    firstGap(gz('0000000100000000000000FF', '000000010000000100000000'), stretches, '0000000100000000000000FF'),
  ).toBeUndefined();
  expect(firstGap([], stretches, FIRST)).toBe(2);
});

test('after a restore the log goes on in a branch, and what the old branch wrote later does not count', () => {
  const names = gz(FIRST, '000000010000000000000003', '000000010000000000000004', '000000010000000000000009');
  const stretches = stretchesTo(2, HISTORY);
  expect(firstGap(gz(...names, '000000020000000000000006'), stretches, FIRST)).toBe(5);
  expect(firstGap([...names, ...gz('000000020000000000000005', '000000020000000000000006')], stretches, FIRST)).toBeUndefined();
});

test('a base from after the branching leads to its own branch alone', () => {
  const [before, after] = ['0/5000148', '0/5000150'].map((stopPosition) => ({ timeline: 1, stopPosition }));
  expect(before && leadsThrough(stretchesTo(2, HISTORY), before)).toBe(true);
  expect(after && leadsThrough(stretchesTo(2, HISTORY), after)).toBe(false);
  expect(after && leadsThrough(stretchesTo(1, ''), after)).toBe(true);
});

test('files from before the oldest base are not needed, histories always are', () => {
  expect(isNeededFrom(FIRST, '000000010000000000000001.gz')).toBe(false);
  expect(isNeededFrom(FIRST, '000000020000000000000002.gz')).toBe(true);
  expect(isNeededFrom(FIRST, '00000002.history.gz')).toBe(true);
});

test('positions compare over the boundary of their halves', () => {
  expect(positionOf('1/0') > positionOf('0/FFFFFFFF')).toBe(true);
});
