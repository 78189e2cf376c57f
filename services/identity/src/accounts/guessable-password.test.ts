import { whyGuessable } from './guessable-password.ts';

const names = ['Jane Smithson', 'jane.smithson@harbourvans.example', 'Forecourt Commercial Vans', 'Forecourt Vans Limited'];

it.each([
  ['a password of many people', 'password123', 'many people use'],
  ['one with other letters for some', 'P@ssw0rd2026', 'many people use'],
  ['one with a year', 'letmein2026', 'many people use'],
  ['a repeated letter', 'aaaaaaaaaa', 'repeats itself'],
  ['a repeated syllable', 'abcabcabcabc', 'repeats itself'],
  ['the alphabet', 'abcdefghij', 'the alphabet'],
  ['a row of keys', 'qwertyuiop', 'many people use'],
  ['digits that count up', '1234567890', 'many people use'],
  ['the own name', 'Jane Smithson', 'your name'],
  ['the own name in one word, with a digit', 'janesmithson1', 'your name'],
  ['the surname with a year', 'Smithson2026', 'your name'],
  ['the own name the other way round', 'smithson-jane', 'your name'],
  ['the own address', 'jane.smithson@harbourvans.example', 'your email address'],
  ["the dealership's name", 'forecourtvans', "the dealership's name"],
  ["the dealership's name with a year", 'ForecourtCommercialVans2026', "the dealership's name"],
])('%s is refused, and why is said', (_, password, reason) => {
  const said = whyGuessable(password, names);
  expect(said).toMatch(/^This is easy to guess: .+\. Choose another one$/);
  expect(said).toContain(reason);
});

it.each([
  'gravel teapot orbit',
  'van-yard-2026-open',
  'harvest-lamp-orbit',
  'Straßenlaternenpfahl',
  'jane buys purple anchors',
  '!?*%(&){#=',
])('%s is accepted', (password) => {
  expect(whyGuessable(password, names)).toBeNull();
});

it('accepts the same password of somebody with another name', () => {
  expect(whyGuessable('halvorsen-arild', ['Arild Halvorsen'])).toContain('your name');
  expect(whyGuessable('halvorsen-arild', names)).toBeNull();
});

it('a long address of their own is refused like a short one', () => {
  const address = `${'b7c1-'.repeat(9)}@harbourvans.example`;
  expect(whyGuessable(address, [address])).toContain('your email address');
});

it('is judged alike however its letters are composed', () => {
  const composed = 'José Núñez Peña';
  for (const form of ['NFC', 'NFD']) expect(whyGuessable(composed.normalize(form), [composed])).toContain('your name');
});
