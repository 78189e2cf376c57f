import fc from 'fast-check';
import { NONE_SELECTED, pressed, type Selection, withAll, without } from './selection.ts';

const SHOWN = [10, 20, 30, 40, 50];
const after = (presses: readonly (readonly [id: number, isRange?: boolean])[], begun: Selection = NONE_SELECTED) =>
  [...presses.reduce((now, [id, isRange = false]) => pressed(now, id, SHOWN, isRange), begun).ids].sort((a, b) => a - b);

it.each<[string, readonly (readonly [number, boolean?])[], number[]]>([
  ['a press', [[20]], [20]],
  ['a second press on the same van', [[20], [20]], []],
  ['a range downwards', [[20], [40, true]], [20, 30, 40]],
  ['a range upwards', [[40], [20, true]], [20, 30, 40]],
  ['a range that is taken back', [[20], [50, true], [30, true]], [20]],
  ['a range without a beginning', [[30, true]], [30]],
  ['a range from a van that is no longer listed', [[99], [30, true]], [30, 99]],
])('%s selects %j', (_what, presses, ids) => {
  expect(after(presses)).toEqual(ids);
});

it('vans that are not listed stay selected, until they are taken out', () => {
  const selection = withAll(pressed(NONE_SELECTED, 99, [99], false), SHOWN);
  expect([...selection.ids]).toEqual([99, ...SHOWN]);
  expect([...without(selection, new Set(SHOWN)).ids]).toEqual([99]);
});

it('a press without a range changes that van alone', () => {
  const id = fc.constantFrom(...SHOWN);
  fc.assert(
    fc.property(fc.array(fc.tuple(id, fc.boolean())), id, (presses, last) => {
      const before = presses.reduce((now, [one, isRange]) => pressed(now, one, SHOWN, isRange), NONE_SELECTED);
      const now = pressed(before, last, SHOWN, false);
      for (const one of SHOWN) expect(now.ids.has(one)).toBe(one === last ? !before.ids.has(one) : before.ids.has(one));
    }),
  );
});
