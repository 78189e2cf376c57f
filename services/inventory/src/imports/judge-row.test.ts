import { readFileSync } from 'node:fs';
import { createVehicleSchema, dealershipSchema, IMPORT_FACT_NAMES } from '@forecourt/contracts';
import fc from 'fast-check';
import { vehicleRow } from '../testing/vehicle-rows.ts';
import { toFacts } from '../vehicles/vehicle-input.mapper.ts';
import { IMPORT_FACTS } from './import-facts.ts';
import { judgeRow } from './judge-row.ts';
import { isReadable } from './left-out.ts';

const site = {
  publicUrl: 'https://vans.example',
  dealership: dealershipSchema.parse(JSON.parse(readFileSync('tests/dealership.json', 'utf8'))),
};

const GOOD = {
  registrationNumber: 'HV22ABC',
  make: 'Ford',
  model: 'Transit',
  year: '2022',
  price: '18995 + VAT',
  mileage: '41,200',
};

const judge = (row: Readonly<Record<string, string>>, stored: ReturnType<typeof vehicleRow> | null = null) => {
  const facts = Object.keys(row);
  return judgeRow(Object.values(row), { headings: facts, facts, format: null, priceBasis: null, site }, stored);
};

const known = createVehicleSchema.parse({
  registrationNumber: 'HV22 ABC',
  make: 'Ford',
  model: 'Transit',
  year: 2022,
  price: '18995',
  condition: 'used',
  mileage: 41_200,
  keys: 1,
  payload: 900,
  writeOffCategory: 'S',
  features: ['ABS'],
  images: ['https://pictures.example/a.jpg'],
  specifications: { motDueDate: '2027-03-14' },
});

it.each<[Record<string, string>, string]>([
  [{ keys: 'two' }, 'Left out: Number of keys. The file says “two”'],
  [{ keys: '200' }, 'Left out: Number of keys. The file says “200”'],
  [{ motDueDate: 'soon', fuelType: 'Steam' }, 'Left out: MOT due date, Fuel type. The file says “soon”, “Steam”'],
  [
    { images: 'a.jpg, https://pictures.example/b.jpg' },
    'Left out: Pictures. The file says “a.jpg, https://pictures.example/b.jpg”',
  ],
])('takes a van without what cannot be read of %j, and says so', (cells, sentence) => {
  const added = judge({ ...GOOD, ...cells });
  expect(added).toMatchObject({ outcome: 'new', isWithoutFact: true, says: expect.stringMatching(/2022, 41,200 miles\. /) });
  expect(added.says.endsWith(sentence)).toBe(true);
  const kept = judge({ ...GOOD, ...cells }, vehicleRow(known, 7));
  expect(kept).toMatchObject({ outcome: 'unchanged', isWithoutFact: true });
  expect(kept.says.endsWith(sentence)).toBe(true);
});

it.each(['-', 'n/a', 'TBC'])('says nothing of a cell that says nothing: %s', (cell) => {
  expect(judge({ ...GOOD, keys: cell })).toMatchObject({ outcome: 'new', isWithoutFact: false });
});

it.each<[string, string]>([
  ['registrationNumber', 'to follow'],
  ['stockNumber', 'x'.repeat(21)],
  ['make', 'x'.repeat(61)],
  ['model', 'x'.repeat(81)],
  ['year', 'new shape'],
  ['price', 'POA'],
  ['vatQualifying', 'ask Dave'],
  ['condition', 'lovely'],
  ['mileage', 'low'],
  // A van that may have been written off, or may be sold, must not look as if it were not.
  ['writeOffCategory', 'see file'],
  ['stockStatus', 'with Dave'],
  ['isSold', 'perhaps'],
])('refuses a row whose %s cannot be read: %s', (fact, cell) => {
  for (const stored of [null, vehicleRow(known, 7)]) expect(judge({ ...GOOD, [fact]: cell }, stored).outcome).toBe('refused');
});

it('refuses facts that contradict each other, also beside one that cannot be read', () => {
  const row = { ...GOOD, payload: '3600', grossWeight: '3500', keys: 'two' };
  expect(judge(row)).toEqual({ outcome: 'refused', says: expect.stringMatching(/payload/i) });
  expect(judge({ ...GOOD, grossWeight: '800', keys: 'two' }, vehicleRow(known, 7))).toMatchObject({ outcome: 'refused' });
});

const NEEDED = [
  ...Object.keys(GOOD),
  'makeAndModel',
  'stockNumber',
  'condition',
  'vatQualifying',
  'writeOffCategory',
  'stockStatus',
  'isSold',
];
const OPTIONAL = IMPORT_FACT_NAMES.filter((fact) => !NEEDED.includes(fact));

const anyCell = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('two', 'soon', '-1', '0', '9'.repeat(12), 'yes', '2026-02-30', 'x'.repeat(20_000), `${'a,'.repeat(150)}a`),
  )
  .map((cell) => cell.replaceAll('\0', '').trim());
const anyCells = fc.record(Object.fromEntries(OPTIONAL.map((fact) => [fact, anyCell])));

it('never refuses a row for rubbish in cells of facts that a van can do without, and never changes a fact by it', () => {
  const plain = judge(GOOD);
  fc.assert(
    fc.property(anyCells, (cells) => {
      const rubbish = Object.entries(cells).map(([fact, cell]) => [
        fact,
        isReadable(fact, IMPORT_FACTS[fact]?.read(cell)) ? '' : cell,
      ]);
      const row = { ...GOOD, ...Object.fromEntries(rubbish) };
      expect(judge(row)).toMatchObject({ outcome: 'new', facts: 'facts' in plain ? plain.facts : {} });
      expect(judge(row, vehicleRow(known, 7)).outcome).toBe('unchanged');
    }),
  );
});

it('refuses a row for the cells of such facts only if two of them contradict each other', () => {
  fc.assert(
    fc.property(anyCells, (cells) => {
      const judged = judge({ ...GOOD, ...cells });
      if (judged.outcome === 'refused') expect(judged.says).toMatch(/payload can't be more/);
    }),
  );
});

it('keeps what the file does say beside a cell that cannot be read', () => {
  const stored = vehicleRow(known, 7);
  const judged = judge({ ...GOOD, keys: 'two', colour: 'Blue', mileage: '41,300' }, stored);
  expect(judged).toMatchObject({ outcome: 'changed', facts: { ...toFacts(known), colour: 'Blue', mileage: 41_300 } });
  expect(judged.says).toMatch(/Mileage 41200 → 41300; Colour unknown → Blue\. Left out: Number of keys\. The file says “two”$/);
});
