import { figuresIn, inDigits, type Unit } from './figures.ts';

const found = (text: string): [number, Unit | null][] => figuresIn(text).map(({ value, unit }) => [value, unit]);

describe('the figures of a text', () => {
  it.each<[string, [number, Unit | null][]]>([
    [
      '£28,995 plus VAT (£34,794.00)',
      [
        [28_995, '£'],
        [34_794, '£'],
      ],
    ],
    [
      '£299 a month, £299 per month, £299/month, £299pm',
      [
        [299, '£/month'],
        [299, '£/month'],
        [299, '£/month'],
        [299, '£/month'],
      ],
    ],
    ['£1,200 a van', [[1_200, '£']]],
    [
      '1,214 kg or 1.2 tonnes or 1.2t',
      [
        [1_214, 'kg'],
        [1_200, 'kg'],
        [1_200, 'kg'],
      ],
    ],
    [
      '3,450 mm, 3.45m, 345cm',
      [
        [3_450, 'mm'],
        [3_450, 'mm'],
        [3_450, 'mm'],
      ],
    ],
    ['11.3 m³ of room', [[11.3, 'm³']]],
    [
      '18,420 miles at 34 mpg with 140bhp',
      [
        [18_420, 'mile'],
        [34, 'mpg'],
        [140, 'bhp'],
      ],
    ],
    [
      '4 years, 48 months',
      [
        [48, 'month'],
        [48, 'month'],
      ],
    ],
    [
      '09:00-17:30, 9am to 5.30pm',
      [
        [540, 'time'],
        [1_050, 'time'],
        [540, 'time'],
        [1_050, 'time'],
      ],
    ],
    ['12.7% APR', [[12.7, '%']]],
    ['a T32, an L2H2, a CR35, a 4x4', []],
    [
      'a 2.0 litre of 2021',
      [
        [2, 'litre'],
        [2_021, null],
      ],
    ],
    ['7 panel vans', [[7, 'van']]],
    ['15k', [[15_000, null]]],
  ])('%s', (text, figures) => {
    expect(found(text)).toEqual(figures);
  });

  it.each([
    ['twenty grand', '20k'],
    ['twenty five thousand pounds', '25k pounds'],
    ['at 30-35k', 'at 30k-35k'],
    ['eight hundred and eighty-four vans', '884 vans'],
    ['a tonne', '1 tonne'],
    ['six months', '6 months'],
    ['nine and a half grand', '9.5k'],
    ['6ft 6', '1981 mm'],
    ['8x4 sheets', '2440 mm x 1220 mm sheets'],
  ])('in words, "%s", are "%s"', (words, digits) => {
    expect(inDigits(words)).toBe(digits);
  });
});
