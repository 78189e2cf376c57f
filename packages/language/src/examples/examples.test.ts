import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExample } from './example.ts';
import { SLOTS } from './slots.ts';

const INTENTS = join(import.meta.dirname, '../../data/intents');
const files = readdirSync(INTENTS);
const linesOf = (file: string) => readFileSync(join(INTENTS, file), 'utf8').trimEnd().split('\n');
const known: ReadonlySet<string> = new Set(SLOTS);

test('a marked sentence is read as its words, each with its slot', () => {
  const { text, tokens, labels, signs } = readExample('find', 'a [Ford](make) under [15 grand](budget), not [white](colour-)');
  expect(text).toBe('a Ford under 15 grand, not white');
  expect(tokens.map(({ word }, place) => `${word} ${labels[place]}`)).toEqual([
    'a O',
    'ford B-make',
    'under O',
    '15 B-budget',
    'grand I-budget',
    ', O',
    'not O',
    'white B-colour',
  ]);
  expect(signs).toEqual(['wanted', 'wanted', 'unwanted']);
});

test('a mark that is not closed is refused', () => {
  expect(() => readExample('find', 'a [Ford](make under 15')).toThrow('malformed mark');
});

test('there are more than 16,000 marked sentences, at least 50 of each intent but for calls for jobs', () => {
  const counts = files.map((file) => ({ file, lines: linesOf(file).length }));
  expect(counts.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThan(16_000);
  expect(counts.filter(({ lines }) => lines < 50)).toEqual([]);
});

test.each(files)('every line of %s is well marked, and stands there once', (file) => {
  const lines = linesOf(file);
  const intent = file.replace('.txt', '');
  const slots = lines.flatMap((line) => readExample(intent, line).labels).filter((label) => label !== 'O');
  expect([...new Set(slots.map((label) => label.slice(2)))].filter((slot) => !known.has(slot))).toEqual([]);
  expect(new Set(lines.map((line) => line.toLowerCase())).size).toBe(lines.length);
});
