import { nearWords } from '@forecourt/rules';
import { type StockName, suggestNames } from './stock-suggestions.ts';

const NAMES: StockName[] = [
  { text: 'Ford', kind: 'make', count: 30 },
  { text: 'Ford Transit', kind: 'model', count: 12 },
  { text: 'Ford Transit Custom', kind: 'model', count: 18 },
  { text: 'Citroën', kind: 'make', count: 4 },
  { text: 'Citroën Relay', kind: 'model', count: 4 },
  { text: 'Volkswagen e-Crafter', kind: 'model', count: 2 },
  { text: 'Panel Van', kind: 'bodyType', count: 25 },
  { text: 'Crew Van', kind: 'bodyType', count: 9 },
  { text: 'Diesel', kind: 'fuelType', count: 33 },
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => ({ text: `Iveco ${letter}aily`, kind: 'model' as const, count: 1 })),
];
const words = NAMES.flatMap(({ text }) => text.toLowerCase().replace('ë', 'e').split(' '));
const suggested = (typed: string) => suggestNames(typed, NAMES, (word) => nearWords(word, words)).map(({ text }) => text);

it.each([
  ['f', ['Ford', 'Ford Transit Custom', 'Ford Transit', 'Volkswagen e-Crafter', 'Iveco Faily'].sort()],
  ['ford', ['Ford', 'Ford Transit', 'Ford Transit Custom']],
  ['trans', ['Ford Transit', 'Ford Transit Custom']],
  ['CITROEN', ['Citroën', 'Citroën Relay']],
  ['transt custm', ['Ford Transit Custom']],
  ['van pannel', ['Panel Van']],
  ['deisel', ['Diesel']],
  ['crafter', ['Volkswagen e-Crafter']],
  ['submarine', []],
  ['ford diesel', []],
])('%p suggests %j', (typed, names) => {
  expect(suggested(typed).sort()).toEqual(names);
});

it('ranks prefixes before substrings, and more vehicles before fewer', () => {
  expect(suggested('cr')).toEqual(['Crew Van', 'Volkswagen e-Crafter']);
  expect(suggested('c')[0]).toBe('Crew Van');
  expect(suggested('ford t')).toEqual(['Ford Transit Custom', 'Ford Transit']);
});

it('gives eight at most', () => {
  expect(suggested('i')).toHaveLength(8);
});
