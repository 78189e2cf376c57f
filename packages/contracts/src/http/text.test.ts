import { line, text } from './text.ts';

it.each(['\u200B\u200B\u200B', '\u3164', '\uFEFF'])('an invisible text is empty: %j', (sent) => {
  expect(text().parse(sent)).toBe('');
  expect(line().min(1).safeParse(sent).success).toBe(false);
});

it.each(['Ann\r\nBcc: x@y', 'Ann\nB', 'Ann\u2028B', 'Ann\u0007'])('a line may not contain control characters: %j', (sent) => {
  expect(line().safeParse(sent).success).toBe(false);
});

it('a line is trimmed, its tabs become spaces, and bidi controls are removed', () => {
  expect(line().parse('\tAnn\tLee\r\n')).toBe('Ann Lee');
  expect(line().parse('\u202Eeel nnA')).toBe('eel nnA');
});

it('a text keeps its line breaks', () => {
  expect(text().parse('one\r\ntwo')).toBe('one\r\ntwo');
});
