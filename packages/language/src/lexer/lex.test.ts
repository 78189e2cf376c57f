import fc from 'fast-check';
import { lex } from './lex.ts';

test.each([
  ['Transit, 2.2m & £15,000', ['transit word', ', sign', '2.2 number', 'm word', '& sign', '£ sign', '15,000 number']],
  ['L3H2 at 8x4', ['l3h2 code', 'at word', '8 number', 'x word', '4 number']],
  ['don’t want AB12 CDE', ["don't word", 'want word', 'ab12 cde mark']],
  ['Citroën', ['citroen word']],
])('the tokens of "%s"', (text, tokens) => {
  expect(lex(text).map(({ word, kind }) => `${word} ${kind}`)).toEqual(tokens);
});

test('whatever is typed, every character that is not white space belongs to one token', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const tokens = lex(text);
      for (const { text: own, start, end } of tokens) expect(text.slice(start, end)).toBe(own);
      const places = tokens.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, offset) => start + offset));
      expect(new Set(places).size).toBe(places.length);
      const left = [...text].filter((_, index) => !places.includes(index)).join('');
      expect([...text].every((letter) => letter.length === 1) ? left.trim() : '').toBe('');
    }),
  );
});
