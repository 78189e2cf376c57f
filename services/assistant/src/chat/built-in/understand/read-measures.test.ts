import type { RangeKind, RangeWish, Wish } from '../wishes/wish.ts';
import { readMeasures } from './read-measures.ts';
import { Typed } from './typed.ts';

const least = (kind: RangeKind, min: number): RangeWish => ({ kind, min, max: null });
const room = (words: string, min: number, kind: RangeKind = 'loadLength'): Wish => ({
  ...least(kind, min),
  words: words && (words.startsWith('to ') ? `room ${words}` : `room for ${words}`),
});
const SHEETS = [room('8x4 sheets', 2_440), room('', 1_220, 'loadWidth')];
const most = (kind: RangeKind, max: number): Wish => ({ kind, min: null, max });

it.each<[typed: string, meant: readonly Wish[]]>([
  ['carry a tonne', [least('payload', 1_000)]],
  ['half a tonne', [least('payload', 500)]],
  ['payload of at least 1,200kg', [least('payload', 1_200)]],
  ['payload over 1300', [least('payload', 1_300)]],
  ['1.5t payload', [least('payload', 1_500)]],
  ['a 3.5 tonne van', [most('grossWeight', 3_500)]],
  ['16 or 17 seats', [least('seats', 17)]],
  ['3 m boards', [least('loadLength', 3_000)]],
  ['10ft lengths', [least('loadLength', 3_048)]],
  ["10' load bay", [least('loadLength', 3_048)]],
  ['8x4 sheets', SHEETS],
  ['8ft x 4ft boards flat', SHEETS],
  ['2.4m by 1.2m boards', [least('loadLength', 2_400), least('loadWidth', 1_200)]],
  ['electric, must do 150 miles', [least('range', 150)]],
  ['18 tonne lorry', [{ kind: 'grossWeight', min: 3_501, max: 18_000, words: 'a rating of 18 tonnes' }]],
  ['two pallets', [room('two pallets', 2_000), room('', 1_200, 'loadWidth')]],
  ['2 euro pallets', [room('two euro pallets', 1_600), room('', 1_200, 'loadWidth')]],
  ['can stand up in it', [room('to stand up', 1_830, 'loadHeight')]],
  ['height to stand and serve about 1.9m inside', [least('loadHeight', 1_900)]],
  ['a barrier of 6ft 6 to get under', [most('height', 1_981)]],
  ['7.5 tonners', [{ kind: 'grossWeight', min: 3_501, max: 7_500, words: 'a rating of 7.5 tonnes' }]],
  ['seats for the lads', [{ kind: 'seats', min: 5, max: null, words: 'seats for a crew' }]],
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
