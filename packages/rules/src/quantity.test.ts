import fc from 'fast-check';
import * as quantities from './quantities.ts';
import { type Quantity, readQuantity, showQuantity } from './quantity.ts';

const { yearOfPlate: _, ...KINDS } = quantities;
const { POUNDS, MILES } = KINDS;
type Kind = keyof typeof KINDS;

it.each<[Kind, string, number]>([
  ['POUNDS', '14250', 14_250],
  ['POUNDS', '£14,250', 14_250],
  ['POUNDS', ' £ 28 000 ', 28_000],
  ['POUNDS', '14k', 14_000],
  ['POUNDS', '14.5 K', 14_500],
  ['POUNDS', '20 grand', 20_000],
  ['POUNDS', '28995.50', 28_995.5],
  ['POUNDS', '28995.', 28_995],
  ['POUNDS', '£12,000 + VAT', 12_000],
  ['POUNDS', '007', 7],
  ['POUNDS', '0', 0],
  ['POUNDS_A_MONTH', '£206 p/m', 206],
  ['POUNDS_A_MONTH', '206 a month', 206],
  ['POUNDS_A_MONTH', '206pcm', 206],
  ['MILES', '54,321 miles', 54_321],
  ['MILES', '45,200 mi', 45_200],
  ['MILES', '45k', 45_000],
  ['MILES', '30,000m', 30_000],
  ['MILES', '45000 mls', 45_000],
  ['MILES', '45k miles', 45_000],
  ['MILES', '100 km', 62],
  ['KILOGRAMS', '1,200 kg', 1_200],
  ['KILOGRAMS', '1200KGS', 1_200],
  ['KILOGRAMS', '1.2t', 1_200],
  ['KILOGRAMS', '3.5 tonnes', 3_500],
  ['MILLIMETRES', '2.1 m', 2_100],
  ['MILLIMETRES', '3m', 3_000],
  ['MILLIMETRES', '340cm', 3_400],
  ['MILLIMETRES', '10 ft', 3_048],
  ['MILLIMETRES', '3,400 mm', 3_400],
  ['CUBIC_METRES', '10.5', 10.5],
  ['CUBIC_METRES', '10.5 m³', 10.5],
  ['CUBIC_METRES', '10 cubic metres', 10],
  ['LITRES', '2.0', 2],
  ['LITRES', '1,995 cc', 1.995],
  ['BHP', '140 bhp', 140],
  ['BHP', '142 PS', 140],
  ['MPG', '40.9 mpg', 40.9],
  ['PERCENT', '6.9%', 6.9],
  ['PERCENT', '.5', 0.5],
  ['PERCENT', '5.', 5],
  ['SEATS', '3 seats', 3],
  ['YEAR', '2020', 2_020],
  ['YEAR', '20', 2_020],
  ['YEAR', "'19", 2_019],
  ['YEAR', '70 plate', 2_020],
  ['YEAR', '20 plate', 2_020],
  ['YEAR', '95', 1_995],
])('in %s, “%s” is %d', (kind, typed, value) => {
  expect(readQuantity(KINDS[kind], typed)).toBe(value);
});

it.each<[Kind, readonly string[]]>([
  [
    'POUNDS',
    ['', ' ', 'abc', '-500', '10%', '10,5', '1,0000', '1e3', '0x10', '£', '.', '28995.555', '206 p/m', '12 000 inc VAT', '1 2'],
  ],
  ['POUNDS_A_MONTH', ['206.50', '-5']],
  ['MILES', ['unknown', '10.5', '45 kg', '£45']],
  ['KILOGRAMS', ['3.5', '1.2 m', '1,2 t']],
  ['MILLIMETRES', ['2.1', 'abc', '3 t', '3400 x 1800']],
  ['CUBIC_METRES', ['10,5', 'big']],
  ['SEATS', ['three', '2.5', '2+1']],
  ['YEAR', ['1066', '2,020', '202', '20200', 'new', '2020.5']],
])('in %s, none of %j is read', (kind, unreadable) => {
  expect(unreadable.map((typed) => readQuantity(KINDS[kind], typed))).toEqual(unreadable.map(() => null));
});

const kinds: readonly Quantity[] = Object.values(KINDS);

it('round-trips every kind', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.integer({ min: 1_900, max: 2_099 }), (kind, value) => {
      expect(readQuantity(kind, showQuantity(kind, value))).toBe(value);
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(POUNDS, MILES), fc.nat(999_999_999), (kind, amount) => {
      const value = kind === POUNDS ? amount / 100 : amount;
      expect(readQuantity(kind, showQuantity(kind, value))).toBe(value);
    }),
  );
});

it('can read the example in every prompt', () => {
  for (const kind of kinds) {
    const [, example = ''] = /for example (.+?)(?: or .+)?$/.exec(kind.ask) ?? [];
    expect([kind.ask, readQuantity(kind, example)]).toEqual([kind.ask, expect.any(Number)]);
  }
});

it('is null or a finite number for any input', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ unit: 'binary' }), (kind, typed) => {
      const value = readQuantity(kind, typed);
      expect(value === null || (value >= 0 && value <= Number.MAX_SAFE_INTEGER)).toBe(true);
    }),
  );
  expect(readQuantity(POUNDS, '9'.repeat(400))).toBe(Number.MAX_SAFE_INTEGER);
});
