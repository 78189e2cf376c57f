import type { RangeKind, Wish } from '../wishes/wish.ts';
import { readMeasures } from './read-measures.ts';
import { Typed } from './typed.ts';

const least = (kind: RangeKind, min: number): Wish => ({ kind, min, max: null });
const most = (kind: RangeKind, max: number): Wish => ({ kind, min: null, max });

it.each<[typed: string, meant: readonly Wish[]]>([
  ['carry a tonne', [least('payload', 1_000)]],
  ['half a tonne', [least('payload', 500)]],
  ['payload of at least 1,200kg', [least('payload', 1_200)]],
  ['payload over 1300', [least('payload', 1_300)]],
  ['1.5t payload', [least('payload', 1_500)]],
  ['a 3.5 tonne van', [most('grossWeight', 3_500)]],
  ['tow a 2 tonne trailer', []],
  ['3 m boards', [least('loadLength', 3_000)]],
  ['10ft lengths', [least('loadLength', 3_048)]],
  ["10' load bay", [least('loadLength', 3_048)]],
  ['8x4 sheets', [least('loadLength', 2_440), least('loadWidth', 1_220)]],
  ['8ft x 4ft boards flat', [least('loadLength', 2_440), least('loadWidth', 1_220)]],
  ['two pallets', [least('loadLength', 2_000), least('loadWidth', 1_200)]],
  ['can stand up in it', [least('loadHeight', 1_830)]],
  ['stand up inside, 6ft at least', [least('loadHeight', 1_828.8)]],
  ['fits under a 2m height barrier', [most('height', 2_000)]],
  ['11 cubic metres', [least('loadVolume', 11)]],
  ['6 cube or more', [least('loadVolume', 6)]],
  ['200 miles range', [least('range', 200)]],
  ['9 seater', [least('seats', 9)]],
  ['six of us', [least('seats', 6)]],
  ['at 30k', []],
])('"%s" is what a van must hold', (typed, meant) => {
  expect(readMeasures(new Typed(typed))).toEqual(meant);
});

it('takes "takes 3 m boards" for a length, not for seats', () => {
  expect(readMeasures(new Typed('a van that takes 3 m boards'))).toEqual([least('loadLength', 3_000)]);
});
