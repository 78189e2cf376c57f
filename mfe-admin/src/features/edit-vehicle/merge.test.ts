import fc from 'fast-check';
import { FIELD_NAMES, type FieldValue, type FormValues } from './fields.ts';
import { differences, isSame, valuesOf } from './form-values.ts';
import { merge } from './merge.ts';
import { patchOf } from './patch.ts';
import { shownValue } from './shown-value.ts';
import { BARE, vans } from './testing/vehicles.ts';

const begun = { ...BARE, colour: 'White' };
const typed = (changes: Partial<FormValues>): FormValues => ({ ...valuesOf(begun), ...changes });

describe('a form that conflicts with what somebody else has saved', () => {
  it('applies changes that only the other made, and reports conflicts', () => {
    const theirs = { ...begun, version: 4, price: '17995.00', colour: 'Red', isSold: true };
    const { values, taken, contested } = merge(begun, theirs, typed({ price: '18500', mileage: '12000' }));
    expect(values).toEqual(typed({ price: '18500', mileage: '12000', colour: 'Red', isSold: true }));
    expect(taken).toEqual(['isSold', 'colour']);
    expect(contested).toEqual([{ name: 'price', mine: '18500', theirs: '17,995' }]);
    expect(patchOf(theirs, values).changed).toEqual(['price', 'mileage']);
  });

  it('reports no conflict if both made the same change', () => {
    const theirs = { ...begun, version: 4, price: '17995.00' };
    const conflict = merge(begun, theirs, typed({ price: '17,995' }));
    expect([conflict.taken, conflict.contested]).toEqual([[], []]);
    expect(patchOf(theirs, conflict.values).changed).toEqual([]);
  });

  it('never loses what was typed, and takes all other fields from the saved van', () => {
    fc.assert(
      fc.property(vans, vans, vans, fc.subarray([...FIELD_NAMES]), (base, theirs, other, names) => {
        const mine: Record<string, FieldValue> = Object.fromEntries(names.map((name) => [name, valuesOf(other)[name]]));
        const values = { ...valuesOf(base), ...mine };
        const conflict = merge(base, theirs, values);
        const [before, now] = [valuesOf(base), valuesOf(theirs)];
        for (const name of FIELD_NAMES) {
          const isMine = !isSame(name, values[name], before[name]);
          expect(conflict.values[name]).toEqual(isMine ? values[name] : now[name]);
        }
        // Both lists together are the fields in which the saved van differs from the base or from the form.
        const told = [...conflict.taken, ...conflict.contested.map(({ name }) => name)];
        expect(new Set(told)).toEqual(new Set(differences(now, before).filter((name) => !isSame(name, values[name], now[name]))));
      }),
    );
  });
});

it.each<[Parameters<typeof shownValue>[0], FieldValue, string]>([
  ['price', '27995', '£27,995'],
  ['price', '', 'empty'],
  ['year', '2024', '2024'],
  ['mileage', '18420', '18,420'],
  ['condition', 'p/ex to clear', 'P/Ex to Clear'],
  ['isSold', true, 'SOLD'],
  ['vatQualifying', false, 'No VAT'],
  ['isElectric', true, 'Yes'],
  ['motDueDate', '2026-12-01', '1 December 2026'],
  ['features', ['ABS', 'Bluetooth'], 'ABS, Bluetooth'],
  ['features', [], 'none'],
  ['pictures', { images: ['/a'], mainImageIndex: 0 }, '1 image'],
  ['colour', '', 'empty'],
])('%s %j is told as %s', (name, value, told) => {
  expect(shownValue(name, value)).toBe(told);
});
