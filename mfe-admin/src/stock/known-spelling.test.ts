import { knownSpelling } from './known-spelling.ts';

const stock = [
  { make: 'Ford', model: 'Transit Custom' },
  { make: 'Citroën', model: 'ë-Berlingo' },
  { make: 'Ford', model: 'E-Transit' },
];

it.each([
  ['ford', 'transit custom', 'Ford', 'Transit Custom'],
  ['FORD', 'etransit', 'Ford', 'E-Transit'],
  ['citroen', 'e-berlingo', 'Citroën', 'ë-Berlingo'],
  ['citroen', 'transit custom', 'Citroën', 'transit custom'],
  ['ldv', 'v80', 'ldv', 'v80'],
  ['', '', '', ''],
])('%p %p is %p %p', (make, model, knownMake, knownModel) => {
  expect(knownSpelling({ make, model }, stock)).toEqual({ make: knownMake, model: knownModel });
});
