import { lex } from '../lexer/lex.ts';
import { amountsOf } from './amount.ts';
import { lengthsOf } from './lengths.ts';
import { weightOf } from './weights.ts';

test.each([
  ['15', [{ value: 15, unit: null }]],
  ['1,200kg', [{ value: 1_200, unit: 'kg' }]],
  ['twenty five', [{ value: 25, unit: null }]],
  ['fifteen and a half grand', [{ value: 15_500, unit: null }]],
  [
    '10k and 15k',
    [
      { value: 10_000, unit: null },
      { value: 15_000, unit: null },
    ],
  ],
  ['two hundred and fifty', [{ value: 250, unit: null }]],
  ['12 thousand 500', [{ value: 12_500, unit: null }]],
  ['half a tonne', [{ value: 0.5, unit: 'tonne' }]],
  [
    '6ft 2',
    [
      { value: 6, unit: 'ft' },
      { value: 2, unit: null },
    ],
  ],
  ['no figure at all', []],
])('the figures of "%s"', (text, amounts) => {
  expect(amountsOf(lex(text))).toEqual(amounts);
});

test.each([
  ['2.2 m', [2_200]],
  ['2.2m', [2_200]],
  ['6ft 2', [1_880]],
  ['5 foot', [1_524]],
  ['2400mm', [2_400]],
  ['180 cm', [1_800]],
  ['3.5', [3_500]],
  ['2100', [2_100]],
  ['8x4', [2_438, 1_219]],
  ['8 by 4', [2_438, 1_219]],
  ['8x4 sheets', [2_438, 1_219]],
  ['1200 x 800', [1_200, 800]],
  ['2.4 x 1.2m', [2_400, 1_200]],
  ['three and a half metres', [3_500]],
])('the lengths of "%s"', (text, lengths) => {
  expect(lengthsOf(lex(text))).toEqual(lengths);
});

test.each([
  ['2.8 ton', 2_800],
  ['a tonne', 1_000],
  ['half a tonne', 500],
  ['a ton and a half', 1_500],
  ['one and a half tonnes', 1_500],
  ['900 kilos', 900],
  ['3.5t', 3_500],
  ['1200', 1_200],
  ['1.2', 1_200],
  ['20 cwt', 1_016],
  ['nothing', null],
])('the weight of "%s"', (text, weight) => {
  expect(weightOf(lex(text))).toBe(weight);
});
