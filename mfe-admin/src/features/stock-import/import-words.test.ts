import type { StockImport } from '@forecourt/contracts';
import { FACT_OPTIONS, importLabel, importSentence, isUnderWay } from './import-words.ts';

const about = (changes: Partial<StockImport>): StockImport => ({
  id: 1,
  fileName: 'vans.csv',
  state: 'checked',
  format: null,
  columns: [],
  total: 1_200,
  done: 1_200,
  counts: { new: 1_000, changed: 3, unchanged: 196, unclear: 0, repeated: 0, refused: 1 },
  priceBasis: null,
  asked: null,
  createdAt: '2026-11-27T10:00:00.000Z',
  ...changes,
});

it.each<[Partial<StockImport>, string]>([
  [{ state: 'checking', done: 400 }, 'Checking 400 of 1,200 rows'],
  [{ state: 'applying', done: 0, total: 1 }, 'Importing 0 of 1 row'],
  [{}, '1,200 rows checked. Nothing is stored yet.'],
  [{ state: 'applied' }, 'Imported: 1,000 new, 3 changed. 1 row refused.'],
  [
    { state: 'applied', counts: { new: 0, changed: 1, unchanged: 0, unclear: 0, repeated: 2, refused: 0 } },
    'Imported: 0 new, 1 changed. 2 rows with a van that an earlier row has.',
  ],
])('says of %j: %s', (changes, sentence) => {
  expect(importSentence(about(changes))).toBe(sentence);
});

it.each<[Partial<StockImport>, string]>([
  [{}, 'Import 1,003 vans'],
  [{ asked: { van: 'Ford Transit', price: '24000.00' } }, 'Say what the prices mean'],
  [{ counts: { new: 0, changed: 0, unchanged: 1, unclear: 0, repeated: 0, refused: 0 } }, 'Nothing to import'],
])('offers of %j: %s', (changes, label) => {
  expect(importLabel(about(changes))).toBe(label);
});

it('waits only for what passes by itself', () => {
  const states = ['checking', 'checked', 'applying', 'applied'] as const;
  expect(states.filter((state) => isUnderWay(about({ state })))).toEqual(['checking', 'applying']);
});

it('offers every field once, by its name on the screens', () => {
  expect(FACT_OPTIONS[0]).toEqual({ value: '', label: 'Not imported' });
  expect(FACT_OPTIONS).toContainEqual({ value: 'loadLength', label: 'Load length' });
  expect(new Set(FACT_OPTIONS.map(({ label }) => label)).size).toBe(FACT_OPTIONS.length);
});
