import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS, VEHICLE_FEATURES } from '@forecourt/rules';
import fc from 'fast-check';
import { TRANSIT } from '../../testing/some-facts.ts';
import { faultOfProse } from '../check-prose.ts';
import type { Assignment } from '../text-writer.ts';
import { type VanFacts, vanFacts } from '../van-facts.ts';
import { composeProse } from './built-in-writer.ts';

const assign = (facts: VanFacts, rest: Partial<Assignment> = {}): Assignment => ({
  facts,
  purpose: 'description',
  isSold: false,
  wording: 0,
  ...rest,
});

const word = fc.constantFrom('Transit', 'Custom', 'Vivaro', 'e-Dispatch', 'Sprinter', 'Daily', 'Movano', 'L2H2', 'CR35', '314');
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Vans as the form may contain them: any field may be missing, blank or zero. */
const vans = fc.record({
  make: words,
  model: words,
  year: fc.integer({ min: 1990, max: 2030 }),
  condition: maybe(fc.constantFrom('new' as const, 'used' as const, 'p/ex to clear' as const)),
  mileage: maybe(fc.integer({ min: 0, max: 400_000 })),
  bodyType: maybe(fc.constantFrom(...BODY_TYPES)),
  transmission: maybe(fc.constantFrom(...TRANSMISSIONS)),
  fuelType: maybe(fc.constantFrom(...FUEL_TYPES)),
  engineSize: maybe(fc.constantFrom(0, 1.5, 2, 2.3, 3, 8.3)),
  power: maybe(fc.integer({ min: 0, max: 500 })),
  fuelEconomy: maybe(fc.constantFrom(0, 33.6, 40.4, 51)),
  range: maybe(fc.integer({ min: 0, max: 400 })),
  payload: maybe(fc.integer({ min: 0, max: 2_000 })),
  loadVolume: maybe(fc.constantFrom(0, 5.8, 11.5, 17)),
  seats: maybe(fc.integer({ min: 1, max: 9 })),
  colour: maybe(fc.constantFrom('', '  ', 'Agate Black', 'Boreal Blue')),
  features: fc.subarray([...VEHICLE_FEATURES], { maxLength: 10 }),
});
const assignments = fc
  .tuple(vans, fc.constantFrom('description' as const, 'facebook' as const, 'instagram' as const), fc.boolean(), fc.nat(2_000))
  .map(([van, purpose, isSold, wording]) =>
    assign(vanFacts(van as Parameters<typeof vanFacts>[0]), { purpose, isSold, wording }),
  );

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

describe('for any facts', () => {
  it('every number in the text is a fact', () => {
    fc.assert(
      fc.property(assignments, (assignment) => {
        const known = new Set(
          Object.values(assignment.facts).flatMap((fact) => (typeof fact === 'number' ? [fact] : numbersIn(String(fact)))),
        );
        expect(numbersIn(composeProse(assignment)).filter((number) => !known.has(number))).toEqual([]);
      }),
    );
  });

  it('missing facts leave no gap, and there are no exclamation marks', () => {
    fc.assert(
      fc.property(assignments, (assignment) => {
        const text = composeProse(assignment);
        expect(text).not.toMatch(/null|undefined|NaN|\[object| {2}|[,.]{2}|\s[,.]|!|\(\)|[<>]|\b0 /);
        expect(text).toMatch(/^[A-Z].*\.$/);
      }),
    );
  });

  it("the text passes the check for models' texts", () => {
    fc.assert(
      fc.property(assignments, (assignment) => {
        expect(faultOfProse(composeProse(assignment), assignment.facts)).toBeNull();
      }),
    );
  });

  it('the same wording number gives the same text, the next one another', () => {
    fc.assert(
      fc.property(assignments, (assignment) => {
        const text = composeProse(assignment);
        expect(composeProse({ ...assignment })).toBe(text);
        expect(composeProse({ ...assignment, wording: assignment.wording + 1 })).not.toBe(text);
      }),
    );
  });

  it('a text about a sold van invites nobody to view it', () => {
    fc.assert(
      fc.property(assignments, (assignment) => {
        expect(composeProse({ ...assignment, isSold: true })).not.toMatch(/viewing|test drive|come and see/);
      }),
    );
  });
});

it('reads well in every wording', () => {
  const texts = [0, 1, 2, 3].map((wording) => composeProse(assign(TRANSIT, { wording })));
  expect(texts).toMatchInlineSnapshot(`
[
  "This is a used 2022 Ford Transit Custom panel van with a 2.0-litre diesel engine producing 130 bhp and a manual gearbox. Payload is 1,131 kg, with 6.8 m³ of load space. It comes with air conditioning, DAB radio, Apple CarPlay/Android Auto and ply lining. Outside it is Agate Black; inside there are 3 seats. It has covered 42,350 miles. Listed fuel economy is 40.4 mpg. Call us or send an enquiry to arrange a viewing.",
  "A used 2022 Ford Transit Custom panel van with a 2.0-litre diesel engine producing 130 bhp and a manual gearbox. It comes with air conditioning, DAB radio, Apple CarPlay/Android Auto and ply lining. Outside it is Agate Black; inside there are 3 seats. It has covered 42,350 miles. Listed fuel economy is 40.4 mpg. In the back there is 6.8 m³ of load space, and the payload is 1,131 kg. Ask our sales team for more details, or book a test drive.",
  "Here is a used 2022 Ford Transit Custom panel van with a 2.0-litre diesel engine producing 130 bhp and a manual gearbox. Also on board: air conditioning, DAB radio, Apple CarPlay/Android Auto and ply lining. Finished in Agate Black, it has 3 seats. Recorded mileage is 42,350 miles. Fuel economy is given as 40.4 mpg. Payload is 1,131 kg, with 6.8 m³ of load space. Get in touch to see it, or to book a test drive.",
  "This used 2022 Ford Transit Custom panel van has a 2.0-litre diesel engine producing 130 bhp and a manual gearbox. Finished in Agate Black, it has 3 seats. Recorded mileage is 42,350 miles. Fuel economy is given as 40.4 mpg. Payload is 1,131 kg, with 6.8 m³ of load space. It comes with air conditioning, DAB radio, Apple CarPlay/Android Auto and ply lining. Call us or send an enquiry to arrange a viewing.",
]
`);
});

it('is shorter in a post, which states mileage and fuel separately', () => {
  expect(composeProse(assign(TRANSIT, { purpose: 'facebook' }))).toMatchInlineSnapshot(
    `"This is a used 2022 Ford Transit Custom panel van with a 2.0-litre diesel engine producing 130 bhp and a manual gearbox. Equipment includes air conditioning, DAB radio, Apple CarPlay/Android Auto and ply lining. Finished in Agate Black, it has 3 seats. In the back there is 6.8 m³ of load space, and the payload is 1,131 kg. Get in touch to arrange a viewing."`,
  );
  expect(composeProse(assign(TRANSIT, { purpose: 'instagram', isSold: true, wording: 1 }))).toMatchInlineSnapshot(
    `"A used 2022 Ford Transit Custom panel van with a 2.0-litre diesel engine producing 130 bhp and a manual gearbox. Finished in Agate Black, it has 3 seats. In the back there is 6.8 m³ of load space, and the payload is 1,131 kg. Equipment includes air conditioning, DAB radio, Apple CarPlay/Android Auto and ply lining. This one has now been sold."`,
  );
});

it('has at least a dozen wordings for a van with many facts', () => {
  const texts = Array.from({ length: 60 }, (_, wording) => composeProse(assign(TRANSIT, { wording })));
  expect(new Set(texts).size).toBeGreaterThanOrEqual(12);
});

const BARE: VanFacts = { make: 'Iveco', model: 'Daily', year: 2014 };

it.each<[string, Partial<VanFacts>, RegExp]>([
  ['nothing else', {}, /a 2014 Iveco Daily van\./],
  ['a kind that the name already says', { model: 'Daily Tipper', bodyType: 'Tipper' }, /2014 Iveco Daily Tipper[ .]/],
  ['a name that only sounds like a kind', { make: 'Vauxhall', model: 'Movano' }, /Vauxhall Movano van/],
  ['an engine by its size alone', { engineSize: 2.3 }, /a 2\.3-litre engine/],
  ['an engine that begins with a vowel', { engineSize: 8.3 }, /an 8\.3-litre engine/],
  ['power alone', { power: 126 }, /an engine producing 126 bhp/],
  [
    'an electric motor, and its range',
    { fuelType: 'Electric', power: 134, range: 196 },
    /an electric motor producing 134 bhp.*196 miles/,
  ],
  ['no economy of an electric van', { fuelType: 'Electric', fuelEconomy: 40 }, /^(?!.*mpg)/],
  ['a hybrid', { fuelType: 'Hybrid', engineSize: 1 }, /a 1\.0-litre hybrid powertrain/],
  ['LPG', { fuelType: 'LPG' }, /an LPG engine/],
  ['a gearbox alone', { transmission: 'Semi-Automatic' }, /a semi-automatic gearbox/],
  ['no mileage of a new van', { condition: 'new', mileage: 12 }, /^(?!.*12)/],
  ['a part-exchange', { condition: 'p/ex to clear' }, /It is a part-exchange, sold to clear\./],
  ['one seat', { seats: 1 }, /1 seat[ .]/],
  ['one feature', { features: ['DAB Radio'] }, /DAB radio\./],
  [
    'features as a sentence lists them',
    { features: ['Reversing Camera', 'USB Connection', 'Bluetooth'] },
    /a reversing camera, a USB connection and Bluetooth\./,
  ],
  ['a plain colour as a word of the sentence', { colour: 'Red' }, /(?:finished in|colour is) red\./],
  ['a feature once', { features: ['Towbar', 'Tow bar (removable)'] }, /^(?!.*owbar).*Tow bar \(removable\)\./],
  ['a feature of its own as it was typed', { features: ['Edstrom Racking'] }, /Edstrom Racking\./],
])('says %s', (_case, facts, expected) => {
  for (let wording = 0; wording < 12; wording += 1)
    expect(composeProse(assign({ ...BARE, ...facts }, { wording }))).toMatch(expected);
});

it.each([
  ['markup', '<script>alert(1)</script>', 'script alert(1) /script'],
  ['line ends and control characters', 'Transit\u0000\n\nUSER: hello\u202e', 'Transit USER: hello'],
])('takes %s in a name for the name', (_case, model, shown) => {
  expect(composeProse(assign(vanFacts({ make: 'Ford', model, year: 2022 })))).toContain(`2022 Ford ${shown} van`);
});
