import { readFileSync } from 'node:fs';
import { createVehicleSchema, dealershipSchema, IMPORT_FACT_NAMES } from '@forecourt/contracts';
import type { StockStatus } from '@forecourt/rules';
import fc from 'fast-check';
import { UNKNOWN_RECORD } from '../dealer-record/dealer-records.ts';
import { vehicleRow } from '../testing/vehicle-rows.ts';
import { toFacts } from '../vehicles/vehicle-input.mapper.ts';
import { isDealerCell } from './dealer-cells.ts';
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

const judge = (
  row: Readonly<Record<string, string>>,
  stored: ReturnType<typeof vehicleRow> | null = null,
  record = UNKNOWN_RECORD,
) => {
  const facts = Object.keys(row);
  const meaning = { headings: facts, facts, format: null, priceBasis: null, site, day: '2026-11-28' };
  return judgeRow(Object.values(row), meaning, stored && { stored, record });
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
  // A van that may have been written off, or is marked in a way that is not understood, must not look as if it were not.
  ['writeOffCategory', 'see file'],
  ['isSold', 'perhaps'],
])('refuses a row whose %s cannot be read: %s', (fact, cell) => {
  for (const stored of [null, vehicleRow(known, 7)]) expect(judge({ ...GOOD, [fact]: cell }, stored).outcome).toBe('refused');
});

it('refuses facts that contradict each other, also beside one that cannot be read', () => {
  const row = { ...GOOD, payload: '3600', grossWeight: '3500', keys: 'two' };
  expect(judge(row)).toEqual({ outcome: 'refused', says: expect.stringMatching(/payload/i) });
  expect(judge({ ...GOOD, grossWeight: '800', keys: 'two' }, vehicleRow(known, 7))).toMatchObject({ outcome: 'refused' });
});

const NEEDED = [...Object.keys(GOOD), 'makeAndModel', 'stockNumber', 'condition', 'vatQualifying', 'writeOffCategory', 'isSold'];
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
  expect(judged.says).toMatch(/Mileage 41,200 → 41,300; Colour unknown → Blue\. Left out: Number of keys\. The file says “two”$/);
});

describe('what the dealership alone sees', () => {
  const dealerOf = (row: Readonly<Record<string, string>>, record = UNKNOWN_RECORD) => {
    const judged = judge({ ...GOOD, ...row }, vehicleRow(known, 7), record);
    return 'dealer' in judged ? (judged.dealer?.record ?? null) : null;
  };

  it.each<[string, Record<string, string>, object | null]>([
    ['a date', { dateInStock: '1/2/26' }, { dateInStock: '2026-02-01' }],
    ['days', { daysInStock: '42 days' }, { dateInStock: '2026-10-17' }],
    ['a date before days', { daysInStock: '42', dateInStock: '2026-02-01' }, { dateInStock: '2026-02-01' }],
    ['days that are none', { daysInStock: '6 weeks' }, null],
    ['a day to come', { dateInStock: '2090-01-01' }, null],
    ['a cost', { purchasePrice: '£15,000' }, { purchasePrice: '15000.00' }],
    ['a cost with VAT', { purchasePrice: '18,000 inc VAT' }, { purchasePrice: '15000.00' }],
    [
      'a cost with VAT of a margin van',
      { purchasePrice: '18,000 inc VAT', price: '18995 no VAT' },
      { purchasePrice: '18000.00' },
    ],
    ['a cost plus VAT of a margin van', { purchasePrice: '18,000 + VAT', price: '18995 no VAT' }, null],
    ['preparation with VAT', { preparationCost: '600 inc VAT', price: '18995 no VAT' }, { preparationCost: '500.00' }],
    ['a cost that is a loss', { purchasePrice: '-5' }, null],
    ['a VIN in small letters', { vin: 'wf0xxx ttgxka12345' }, { vin: 'WF0XXXTTGXKA12345' }],
    ['a VIN that is cut short', { vin: 'WF0XXX' }, null],
    ['nothing', { vin: 'n/a', purchasePrice: '-', dateInStock: '' }, null],
  ])('is read of %s', (_what, row, record) => {
    expect(dealerOf(row)).toEqual(record && { ...UNKNOWN_RECORD, ...record, version: 1 });
  });

  it('is a change of its own, which says no value, and none if it is as stored', () => {
    const row = { ...GOOD, purchasePrice: '£15,000', vin: 'WF0XXXTTGXKA12345', dateInStock: 'soon' };
    const judged = judge(row, vehicleRow(known, 7));
    expect(judged).toMatchObject({ outcome: 'changed', isWithoutFact: true });
    expect(judged.says).toMatch(/\. For staff alone: VIN, Purchase price\. Left out: Date in stock, which cannot be read$/);
    for (const secret of ['15,000', '15000', 'WF0', 'soon']) expect(judged.says).not.toContain(secret);
    const record = { ...UNKNOWN_RECORD, purchasePrice: '15000.00', vin: 'WF0XXXTTGXKA12345', version: 3 };
    expect(judge(row, vehicleRow(known, 7), record).outcome).toBe('unchanged');
  });

  it('has a day in stock for a van that has none, so that the same file on another day changes nothing', () => {
    expect(dealerOf({ daysInStock: '10' }, { ...UNKNOWN_RECORD, dateInStock: '2026-01-01', version: 1 })).toBeNull();
  });

  it('changes nothing and refuses nothing, whatever cannot be read of it', () => {
    const row = fc.record({
      dateInStock: anyCell,
      daysInStock: anyCell,
      purchasePrice: anyCell,
      preparationCost: anyCell,
      vin: anyCell,
    });
    fc.assert(
      fc.property(row, (cells) => {
        const unread = Object.entries(cells).map(([fact, cell]) => [fact, isDealerCell(fact as 'vin', cell) ? '' : cell]);
        expect(judge({ ...GOOD, ...Object.fromEntries(unread) }, vehicleRow(known, 7)).outcome).toBe('unchanged');
        expect(['unchanged', 'changed']).toContain(judge({ ...GOOD, ...cells }, vehicleRow(known, 7)).outcome);
      }),
    );
  });
});

it('takes the year of a new van from the day of its registration, if no column has it', () => {
  const { year: _, ...without } = GOOD;
  expect(judge({ ...without, firstRegistered: '18/11/2021' })).toMatchObject({ outcome: 'new', facts: { year: 2021 } });
  expect(judge({ ...GOOD, firstRegistered: '18/11/2021' })).toMatchObject({ outcome: 'new', facts: { year: 2022 } });
});

it('finds nothing new in a Luton that the same file has brought', () => {
  const row = { ...GOOD, derivative: 'LM35', bodyType: 'Luton' };
  const added = judge(row);
  if (added.outcome !== 'new') throw new Error(added.says);
  expect(added.facts).toMatchObject({ derivative: 'LM35 Luton', bodyType: 'Other' });
  expect(judge(row, vehicleRow({ ...known, ...added.facts }, 7))).toMatchObject({ outcome: 'unchanged' });
  const corrected = judge({ ...row, derivative: 'LM35 Business' }, vehicleRow({ ...known, ...added.facts }, 7));
  expect(corrected).toMatchObject({ outcome: 'changed', facts: { derivative: 'LM35 Business' } });
});

it.each<[Record<string, string>, string]>([
  [{ price: '1899 + VAT' }, 'Check the price: it changes a lot. Price: '],
  [{ mileage: '4,120' }, 'Check the mileage: it changes a lot. Price: '],
])('asks to check what is probably a slip: %j', (cells, says) => {
  expect(judge({ ...GOOD, ...cells }, vehicleRow(known, 7)).says.startsWith(says)).toBe(true);
});

it('refuses a price of nothing', () => {
  expect(judge({ ...GOOD, price: '£0.00 + VAT' })).toMatchObject({ outcome: 'refused', says: expect.stringMatching(/£0/) });
});

it.each<[string, Record<string, string>, number | null]>([
  ['the estimate of the form for a new van', {}, 311],
  ['what its file says', { monthlyPrice: '£299' }, 299],
  ['the estimate where its file says nothing', { monthlyPrice: '-' }, 311],
  ['none where nothing is financed', { price: '4,995 no VAT' }, null],
])('a new van has as its monthly price %s', (_what, cells, monthlyPrice) => {
  expect(judge({ ...GOOD, ...cells })).toMatchObject({ outcome: 'new', facts: { monthlyPrice } });
});

it.each<[number | null, string, string]>([
  [31, '£27', 'Monthly price £31 → £27'],
  [null, '1,027', 'Monthly price unknown → £1,027'],
])('says of a monthly price of %s that becomes %s: %s', (before, cell, sentence) => {
  const stored = vehicleRow({ ...known, monthlyPrice: before }, 7);
  expect(judge({ ...GOOD, monthlyPrice: cell }, stored).says).toContain(sentence);
});

it('leaves a van without VAT without it, whatever staff say of prices that say nothing', () => {
  const stored = vehicleRow({ ...known, vatQualifying: false }, 7);
  const facts = { price: '17995.00', vatQualifying: false };
  expect(judge({ ...GOOD, price: '17995' }, stored)).toMatchObject({ outcome: 'changed', facts });
  expect(judge({ ...GOOD, price: '17995', vatQualifying: 'M' }, stored)).toMatchObject({ outcome: 'changed', facts });
  expect(judge({ ...GOOD, price: '17995 + VAT' }, stored)).toMatchObject({ facts: { ...facts, vatQualifying: true } });
});

it('gives a van in stock a monthly price again once its price can be financed', () => {
  const stored = vehicleRow({ ...known, price: '3998.00' }, 7);
  expect(judge({ ...GOOD, price: '18995 + VAT' }, stored)).toMatchObject({ outcome: 'changed', facts: { monthlyPrice: 311 } });
});

it('does not give a van in stock a monthly price that was emptied by hand', () => {
  expect(judge({ ...GOOD, price: '20000 + VAT' }, vehicleRow(known, 7))).toMatchObject({
    outcome: 'changed',
    facts: { monthlyPrice: null },
  });
});

describe('a new van with something that is probably a slip', () => {
  it.each<[Record<string, string>, string]>([
    [{ price: '1499500 + VAT' }, 'Check the price: £1,499,500 is unlikely for a van of 2022'],
    [{ price: '1299 + VAT' }, 'Check the price: £1,299 is unlikely for a van of 2022'],
    [{ price: '150 + VAT' }, 'Check the price: £150 is unlikely for a van of 2022'],
    [{ mileage: '624000' }, 'Check the mileage: 624,000 miles are unlikely'],
    [{ make: 'Frod' }, 'Check the make: “Frod” is not one that we know'],
    [{ model: 'Tranist Custom' }, 'Check the model: “Tranist Custom” is probably “Transit Custom”'],
    [{ registrationNumber: '', stockNumber: 'A1' }, 'Check the registration: a used van has one'],
    [{ registrationNumber: 'GX20AB1' }, 'Check the registration: “GX20AB1” is in no UK format'],
    [{ mileage: '0' }, 'Check the mileage: 0 miles are unlikely'],
    [{ motDueDate: '09/09/2026' }, 'Check the MOT: it ran out on 9 September 2026'],
  ])('of %j is taken, and that is said first', (cells, sentence) => {
    const judged = judge({ ...GOOD, ...cells });
    expect(judged).toMatchObject({ outcome: 'new', isDoubted: true });
    expect(judged.says.split('. ')[0]).toBe(sentence);
  });

  it.each<Record<string, string>>([
    {},
    { price: '149500 + VAT', mileage: '499000', model: 'Cargo 75E16', motDueDate: '28/11/2026' },
  ])('is not one of %j', (cells) => {
    expect(judge({ ...GOOD, ...cells })).toMatchObject({ outcome: 'new', isDoubted: false });
  });
});

it('a change is doubted where the editor would ask, and a model that it misspells', () => {
  const stored = vehicleRow(known, 7);
  expect(judge({ ...GOOD, price: '189950 + VAT' }, stored)).toMatchObject({ outcome: 'changed', isDoubted: true });
  expect(judge({ ...GOOD, model: 'Tranist' }, stored).says).toMatch(/^Check the model: “Tranist” is probably “Transit”\./);
  expect(judge({ ...GOOD, price: '17995 + VAT' }, stored)).toMatchObject({ outcome: 'changed', isDoubted: false });
});

describe('a van that is sold by its status', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['is marked SOLD', {}, true],
    ['is not, if the file says so', { isSold: 'no' }, false],
  ])('%s', (_what, cells, isSold) => {
    const row = { ...GOOD, stockStatus: 'Sold', ...cells };
    expect(judge(row)).toMatchObject({ outcome: 'new', facts: { isSold } });
    expect(judge(row, vehicleRow(known, 7))).toMatchObject({ outcome: 'changed', facts: { isSold } });
  });

  it('keeps what staff have chosen if it was sold before', () => {
    const stored = { ...vehicleRow(known, 7), stockStatus: 'Sold' as const, isSold: false };
    expect(judge({ ...GOOD, stockStatus: 'Sold' }, stored)).toMatchObject({ outcome: 'unchanged' });
  });
});

it('a van that was sold and is for sale by its file has its mark taken away, and is one to check', () => {
  const stored = { ...vehicleRow(known, 7), stockStatus: 'Sold' as const, isSold: true };
  const judged = judge({ ...GOOD, stockStatus: 'In Stock' }, stored);
  expect(judged).toMatchObject({ outcome: 'changed', facts: { isSold: false }, isDoubted: true });
  expect(judged.says).toMatch(/^Check the status: the van was sold, and is for sale again\./);
});

describe('a van whose status is not understood', () => {
  const row = { ...GOOD, stockStatus: 'with Dave' };
  it('is taken without it if it is new, and is one to check', () => {
    const judged = judge(row);
    expect(judged).toMatchObject({ outcome: 'new', facts: { stockStatus: 'In Stock' }, isWithoutFact: true, isDoubted: true });
    expect(judged.says).toMatch(/Left out: Stock status\. The file says “with Dave”$/);
  });

  it.each<[StockStatus, boolean]>([
    ['Deposit Taken', false],
    ['Sold', true],
  ])('keeps the status %s that it has in stock', (stockStatus, isSold) => {
    const stored = { ...vehicleRow(known, 7), stockStatus, isSold };
    expect(judge(row, stored)).toMatchObject({ outcome: 'unchanged', isWithoutFact: true, isDoubted: false });
  });

  it.each(['-', 'n/a', 'TBC', ''])('is one like any other if its cell says nothing: %j', (cell) => {
    expect(judge({ ...GOOD, stockStatus: cell })).toMatchObject({ outcome: 'new', isWithoutFact: false, isDoubted: false });
  });
});

it('quotes a year that cannot be', () => {
  expect(judge({ ...GOOD, year: '2052' }).says).toMatch(/The file says “2052”$/);
});
