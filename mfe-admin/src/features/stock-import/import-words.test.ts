import { IMPORT_STATES, type StockImport } from '@forecourt/contracts';
import {
  beforeSiteWords,
  DEALER_FACT_OPTIONS,
  dealerFactsIn,
  doubtedWords,
  FACT_OPTIONS,
  importLabel,
  importSentence,
  isUnderWay,
  lackingWords,
  listedSentence,
  takenBackWords,
  withoutFactWords,
} from './import-words.ts';

const about = (changes: Partial<StockImport>): StockImport => ({
  id: 1,
  fileName: 'vans.csv',
  importedBy: 'operator',
  state: 'checked',
  format: null,
  columns: [],
  total: 1_200,
  done: 1_200,
  counts: { new: 1_000, changed: 3, unchanged: 196, unclear: 0, repeated: 0, refused: 1, 'not-a-van': 0 },
  withoutFact: 0,
  doubted: 0,
  priceBasis: null,
  asked: null,
  held: { vans: 0, pictures: 0, bodyType: 0, monthlyPrice: 0, doubted: 0, sold: 0 },
  undone: { deleted: 0, back: 0, left: 0 },
  canUndo: false,
  willUndo: null,
  createdAt: '2026-11-27T10:00:00.000Z',
  ...changes,
});

it.each<[Partial<StockImport>, string]>([
  [{ state: 'checking', done: 400 }, 'Checking 400 of 1,200 rows'],
  [{ state: 'applying', done: 0, total: 1 }, 'Importing 0 of 1 row'],
  [{}, '1,200 rows checked. Nothing is stored yet.'],
  [{ state: 'applied' }, 'Imported: 1,000 new, 3 changed. 1 row refused.'],
  [
    { state: 'applied', counts: { new: 0, changed: 1, unchanged: 0, unclear: 0, repeated: 2, refused: 0, 'not-a-van': 0 } },
    'Imported: 0 new, 1 changed. 2 rows repeat a van of an earlier row.',
  ],
  [
    { state: 'applied', counts: { new: 0, changed: 0, unchanged: 2, unclear: 0, repeated: 0, refused: 1, 'not-a-van': 0 } },
    'Nothing was imported: 2 vans are as in the file already, 1 row refused.',
  ],
  [
    { state: 'applied', counts: { new: 9, changed: 0, unchanged: 0, unclear: 0, repeated: 0, refused: 0, 'not-a-van': 2 } },
    'Imported: 9 new, 0 changed. 2 rows are not vans.',
  ],
  [{ state: 'publishing', done: 400 }, 'Putting vans on the site: 400 of 1,200 rows'],
  [{ state: 'undoing', done: 400 }, 'Undoing 400 of 1,200 rows'],
  [
    { state: 'undone', undone: { deleted: 1_000, back: 3, left: 0 } },
    'Undone: 1,000 vans deleted, 3 vans put back to what they were.',
  ],
  [{ state: 'undone', undone: { deleted: 6, back: 0, left: 1 } }, 'Undone: 6 vans deleted, 1 van left alone.'],
  [{ state: 'undone', undone: { deleted: 0, back: 1, left: 2 } }, 'Undone: 1 van put back to what it was, 2 vans left alone.'],
])('says of %j: %s', (changes, sentence) => {
  expect(importSentence(about(changes))).toBe(sentence);
});

it.each<[Partial<StockImport>, string]>([
  [{}, 'Import 1,003 vans'],
  [{ asked: { van: 'Ford Transit', price: '24000.00' } }, 'Say what the prices mean'],
  [{ counts: { new: 0, changed: 0, unchanged: 1, unclear: 0, repeated: 0, refused: 0, 'not-a-van': 0 } }, 'Nothing to import'],
])('offers of %j: %s', (changes, label) => {
  expect(importLabel(about(changes))).toBe(label);
});

it.each([
  [
    { deleted: 6, back: 2, left: 1 },
    '6 vans that it added are deleted, 2 vans that it changed are put back to what they were and what was remembered of its columns is forgotten.',
  ],
  [{ deleted: 1, back: 0, left: 0 }, '1 van that it added is deleted and what was remembered of its columns is forgotten.'],
  [
    { deleted: 0, back: 1, left: 0 },
    '1 van that it changed is put back to what it was and what was remembered of its columns is forgotten.',
  ],
  [{ deleted: 0, back: 0, left: 3 }, 'What was remembered of its columns is forgotten.'],
])('says before an undoing %j what is taken back', (willUndo, sentence) => {
  expect(takenBackWords(willUndo)).toBe(sentence);
});

it.each<[Partial<StockImport>, string]>([
  [{ state: 'applied' }, 'Imported: 1,000 new, 3 changed. 1 row refused.'],
  [
    { state: 'undone', undone: { deleted: 1_000, back: 3, left: 0 } },
    'Imported: 1,000 new, 3 changed. 1 row refused. Undone: 1,000 vans deleted, 3 vans put back to what they were.',
  ],
])('lists of %j: %s', (changes, sentence) => {
  expect(listedSentence(about(changes))).toBe(sentence);
});

it.each([
  [1, '1 van is imported without a fact that could not be read.'],
  [3, '3 vans are imported without a fact that could not be read.'],
])('says of %d vans whose cells could not all be read: %s', (count, sentence) => {
  expect(withoutFactWords(count)).toBe(sentence);
});

it('names what of an import the dealership alone sees', () => {
  const column = (fact: string | null) => ({ heading: '', fact, recognised: null, samples: [] });
  expect(dealerFactsIn({ columns: [column('vin'), column('make'), column('purchasePrice'), column(null)] })).toBe(
    'Purchase price, VIN',
  );
  expect(dealerFactsIn({ columns: [column('make')] })).toBe('');
  const labels = DEALER_FACT_OPTIONS.options.map(({ label }) => label);
  expect(labels).toEqual(['Date in stock', 'Days in stock', 'Preparation cost', 'Purchase price', 'VIN']);
});

it('waits only for what passes by itself', () => {
  const states = IMPORT_STATES;
  expect(states.filter((state) => isUnderWay(about({ state })))).toEqual(['checking', 'applying', 'publishing', 'undoing']);
});

const HELD = { vans: 3, pictures: 0, bodyType: 0, monthlyPrice: 0, doubted: 0, sold: 0 };

it.each([
  [{ ...HELD, pictures: 3, bodyType: 1 }, '3 without pictures, 1 without body type.'],
  [HELD, 'All have pictures, a body type and a monthly price.'],
])('says what vans lack that are not on the site: %j', (held, words) => {
  expect(lackingWords({ held })).toBe(words);
});

it.each([
  [HELD, ''],
  [{ ...HELD, doubted: 2 }, '2 are to check (see the rows below).'],
  [{ ...HELD, doubted: 1, sold: 2 }, '1 is to check (see the rows below) and 2 are sold.'],
  [{ ...HELD, sold: 1 }, '1 is sold.'],
])('says of such vans which are to check or sold: %j', (held, words) => {
  expect(beforeSiteWords({ held })).toBe(words);
});

it('offers every field once, by its name on the screens', () => {
  expect(FACT_OPTIONS[0]).toEqual({ value: '', label: 'Not imported' });
  expect(FACT_OPTIONS).toContainEqual({ value: 'loadLength', label: 'Load length' });
  expect(new Set(FACT_OPTIONS.map(({ label }) => label)).size).toBe(FACT_OPTIONS.length);
});

it('says how many vans to look at before they are imported', () => {
  expect([1, 2].map(doubtedWords)).toEqual([
    'Look at 1 van before you import it: something is probably a slip, or should be seen first.',
    'Look at 2 vans before you import them: something is probably a slip, or should be seen first.',
  ]);
});
