import type { Vehicle } from '@forecourt/contracts';
import { KNOWN_FEATURES, saidOfVehicle, TERMS } from '@forecourt/language';
import { stockEntry } from '@forecourt/rules';
import fc from 'fast-check';
import { demoStock } from '../testing/demo-stock.ts';
import { FilterIndex } from './filter-index.ts';

/** Without what the dealer records of roof and wheelbase, which is believed before the text. */
const VANS = demoStock().map((van) => ({ ...van, roofType: null, wheelbaseType: null }));
const stock = new FilterIndex();
for (const van of VANS) stock.put(van.id, stockEntry(van, saidOfVehicle(van)));

const found = (search: string): Vehicle[] => {
  const ids = stock.select({ search });
  return VANS.filter(({ id }) => ids.has(id));
};
const named = (vans: readonly Vehicle[]): string[] => vans.map(({ make, model, derivative }) => `${make} ${model} ${derivative}`);

type Is = (van: Vehicle) => boolean;
const says = (words: RegExp) => (van: Vehicle) => words.test([van.derivative, ...van.features].join(' | '));
const tells = (words: RegExp) => (van: Vehicle) => words.test(van.description ?? '') || says(words)(van);
const nobody: Is = () => false;

/** Every term of the vocabulary as typed, and which vans of the demo stock have it. */
const CASES: Readonly<Record<string, readonly (readonly [value: string, typed: string, is: Is])[]>> = {
  body: [
    ['Luton', 'luton', says(/Luton/)],
    ['Minibus', 'mini bus', ({ seats }) => seats === 9],
    ['Tipper', 'tipper truck', ({ bodyType }) => bodyType === 'Tipper'],
    ['Dropside', 'drop side', ({ bodyType }) => bodyType === 'Dropside'],
    ['Chassis Cab', 'chassis cab', ({ bodyType }) => bodyType === 'Chassis Cab'],
    ['Pickup', 'pick up truck', ({ bodyType }) => bodyType === 'Pickup'],
    ['Campervan', 'camper', ({ bodyType }) => bodyType === 'Campervan'],
    ['Crew Van', 'crewvan', ({ bodyType }) => bodyType === 'Crew Van'],
    ['Double Cab', 'double cab', (van) => van.bodyType === 'Crew Van' || says(/Double Cab/)(van)],
    ['Panel Van', 'panel van', ({ bodyType }) => bodyType === 'Panel Van'],
  ],
  fuel: TERMS.fuel.map(([fuel]) => [fuel, fuel.toLowerCase(), ({ fuelType }) => fuelType === fuel]),
  gearbox: TERMS.gearbox.map(([box]) => [box, box.toLowerCase(), ({ transmission }) => transmission === box]),
  colour: TERMS.colour.map(([colour]) => [
    colour,
    `${colour} van`,
    (van) => new RegExp(`\\b${colour}\\b`, 'i').test(van.colour ?? ''),
  ]),
  wheelbase: [
    // L3 is the longest medium van.
    ['xlwb', 'xlwb', says(/\bL4|^116 CDI Premium L3/)],
    ['lwb', 'lwb', (van) => found('lwb').includes(van) && !says(/\bL1|SWB|MWB/)(van)],
    ['mwb', 'mwb', (van) => found('mwb').includes(van) && !says(/\bL[134]|SWB|LWB/)(van)],
    ['swb', 'short wheelbase', (van) => found('swb').includes(van) && !says(/\bL[234]|MWB|LWB/)(van)],
  ],
  roof: [
    ['high', 'high roof', (van) => (van.loadHeight ?? 0) >= 1_900 || says(/High Roof|H[23]/)(van)],
    ['medium', 'medium roof', (van) => found('medium roof').includes(van) && !says(/High Roof|H[13]/)(van)],
    ['low', 'low roof', ({ loadHeight }) => loadHeight !== null && loadHeight <= 1_500],
  ],
  feature: [
    ['carplay', 'android auto', says(/CarPlay/)],
    ['air conditioning', 'aircon', says(/Air Conditioning/)],
    ['navigation', 'sat nav', says(/Navigation/)],
    ['camera', 'reverse camera', says(/Reversing Camera/)],
    ['sensors', 'parking sensors', says(/Parking Sensors/)],
    ['cruise', 'cruise', says(/Cruise/)],
    ['bluetooth', 'bluetooth', says(/Bluetooth/)],
    ['electric windows', 'electric windows', says(/Electric Windows/)],
    ['usb', 'usb', says(/USB/)],
    ['dab', 'dab radio', says(/DAB/)],
    ['alloys', 'alloys', says(/Alloy/)],
    ['locking', 'central locking', says(/Locking/)],
    ['abs', 'abs', says(/ABS/)],
    ['heated seats', 'heated seats', says(/Heated Seats/)],
    ['heated windscreen', 'heated screen', says(/Heated Windscreen/)],
    ['ply', 'ply lined', tells(/Ply[- ]lined|mm (?:hardwood )?ply|over ply|the ply|rubber over ply|ply to|lined in board/i)],
    ['led', 'led lights', says(/LED Headlights/)],
    ['leather', 'leather seats', says(/Leather/)],
    ['sunroof', 'sunroof', says(/Sunroof/)],
    ['towbar', 'tow bar', tells(/^(?!.*pre-wired).*towbar/is)],
    ['load protection', 'load liner', says(/Load Area Protection/)],
    ['both side doors', 'twin side doors', nobody],
    ['side door', 'side door', says(/Side Loading Door/)],
    ['rear door', 'roller shutter', says(/Rear Loading Door/)],
    ['removable seats', 'removable seats', says(/Removable/)],
    ['fold flat', 'fold flat seats', says(/Fold Flat/)],
    ['tail lift', 'tail lift', says(/Luton Tail Lift/)],
    ['refrigerated', 'fridge van', nobody],
    ['racking', 'racking', nobody],
    ['roof rack', 'ladder rack', tells(/ladder rack/)],
    ['bulkhead', 'bulkhead', tells(/bulkhead/)],
    ['four wheel drive', '4x4', tells(/four-wheel drive/i)],
    ['crane', 'hiab', nobody],
    ['wheelchair access', 'wheel chair access', nobody],
    ['welfare', 'welfare van', nobody],
    ['ramp', 'ramp', tells(/there is a ramp/)],
    ['horsebox', 'horse box', nobody],
    ['recovery', 'recovery truck', nobody],
  ],
};

describe('every term of the vocabulary', () => {
  it.each([
    ['body', TERMS.body.map(([value]) => value)],
    ['fuel', TERMS.fuel.map(([value]) => value)],
    ['gearbox', TERMS.gearbox.map(([value]) => value)],
    ['colour', TERMS.colour.map(([value]) => value)],
    ['wheelbase', TERMS.wheelbase.map(([value]) => value)],
    ['roof', TERMS.roof.map(([value]) => value)],
    ['feature', KNOWN_FEATURES.map(({ key }) => key)],
  ] as const)('of the kind %s has a case', (kind, values) => {
    expect(CASES[kind]?.map(([value]) => value).sort()).toEqual([...values].sort());
  });

  it.each(Object.values(CASES).flat())('%s: “%s” finds the vans of the demo stock that have it', (_, typed, is) => {
    expect(named(found(typed))).toEqual(named(VANS.filter(is)));
    expect(stock.understood(typed).parts.every(({ label }) => !label.startsWith('“'))).toBe(true);
  });
});

/** Search terms that apply to a van. */
const trueOf = (van: Vehicle): string[] => [
  `${van.make} ${van.model}`,
  ...[van.bodyType, van.fuelType, van.transmission].flatMap((value) => (value === null || value === 'Other' ? [] : value)),
  ...KNOWN_FEATURES.filter(({ recorded }) => recorded.test(van.features.join(' | ').toLowerCase())).map(({ name }) => name),
  ...(van.payload === null ? [] : [`${van.payload}kg payload`, `payload over ${van.payload / 1_000}t`]),
  ...(van.height === null ? [] : [`under ${Math.ceil(van.height / 10) / 100}m high`]),
  ...(van.loadLength === null ? [] : [`load length ${van.loadLength} mm`]),
  ...(van.seats === null ? [] : [`${van.seats} seats`]),
  `under £${Math.ceil(Number(van.price))}`,
  `under £${Math.ceil(Number(van.price) * (van.vatQualifying ? 1.2 : 1))} inc vat`,
  `${van.year} onwards`,
];

it('any combination of terms that apply to a van finds it', () => {
  const searches = fc
    .constantFrom(...VANS)
    .chain((van) =>
      fc.record({ van: fc.constant(van), words: fc.shuffledSubarray(trueOf(van), { minLength: 1, maxLength: 4 }) }),
    );
  fc.assert(
    fc.property(searches, ({ van, words }) => {
      expect(named(found(words.join(', ')))).toContain(named([van])[0]);
    }),
    { numRuns: 1_000 },
  );
});
