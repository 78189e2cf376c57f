import fc from 'fast-check';
import { nearWords } from './near-words.ts';

const VOCABULARY = [
  'ford',
  'transit',
  'custom',
  'connect',
  'vauxhall',
  'vivaro',
  'mercedes-benz',
  'mercedes',
  'sprinter',
  'vito',
  'volkswagen',
  'transporter',
  'crafter',
  'citroen',
  'relay',
  'panel',
  'van',
  'crew',
  'diesel',
  'electric',
  'white',
];

it.each([
  ['transt', ['transit']],
  ['tranist', ['transit']],
  ['trasnit', ['transit']],
  ['custm', ['custom']],
  ['vauxhal', ['vauxhall']],
  ['voxhall', ['vauxhall']],
  ['mercedez', ['mercedes']],
  ['sprintr', ['sprinter']],
  ['pannel', ['panel']],
  ['volkswagon', ['volkswagen']],
  ['citreon', ['citroen']],
  ['deisel', ['diesel']],
  ['fodr', ['ford']],
  ['sprnt', ['sprinter']],
  ['transprt', ['transporter']],
])('%s may mean %j', (typed, meant) => {
  expect(nearWords(typed, VOCABULARY)).toEqual(meant);
});

it.each(['x', 'vn', '', 'lamborghini', 'helicopter'])('%p has no correction', (typed) => {
  expect(nearWords(typed, VOCABULARY)).toEqual([]);
});

it.each(['l2h3', 'hv24qam', 'cr35'])('%s, which has a digit, is never corrected', (typed) => {
  expect(nearWords(typed, ['l2h2', 'hv24qan', 'cr25'])).toEqual([]);
});

const word = fc.stringMatching(/^[a-z]{6,10}$/);

it('corrects any single mistake: an extra, missing or wrong letter, or two swapped', () => {
  fc.assert(
    fc.property(word, fc.nat(8), fc.constantFrom('add', 'drop', 'change', 'swap'), (meant, at, mistake) => {
      const place = at % (meant.length - 1);
      const [head, letter, next, tail] = [meant.slice(0, place), meant[place], meant[place + 1], meant.slice(place + 2)];
      const typed = {
        add: `${head}q${letter}${next}${tail}`,
        drop: `${head}${next}${tail}`,
        change: `${head}q${next}${tail}`,
        swap: `${head}${next}${letter}${tail}`,
      }[mistake];
      expect(nearWords(typed, [meant])).toEqual([meant]);
    }),
  );
});

it('finds the nearest word, whatever the others', () => {
  fc.assert(
    fc.property(word, fc.array(word), (meant, others) => {
      expect(nearWords(`${meant}q`, [...others.filter((other) => !other.startsWith(meant)), meant])).toContain(meant);
    }),
  );
});
