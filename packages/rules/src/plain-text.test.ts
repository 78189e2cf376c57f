import { isBlank, isPlain, madePlain, readableText } from './plain-text.ts';

it.each(['', ' ', '\u200B\u200B\u200B', '\u00AD', '\uFEFF \u2060', '\u3164', '\u2800'])('“%s” looks empty', (text) => {
  expect(isBlank(text)).toBe(true);
  expect(readableText(text)).toBe('');
});

it.each(['Zoë', '👷‍♀️', 'نص', 'a\u200Bb'])('“%s” is kept as it is written', (text) => {
  expect(isBlank(text)).toBe(false);
  expect(readableText(text)).toBe(text);
  expect(isPlain(text)).toBe(true);
});

it.each(['a\0b', 'Ann\r\nBcc: x@y', 'a\tb', 'a\u2028b', '\u202Eevil', '\uD800'])('%j is not one plain line', (text) => {
  expect(isPlain(text)).toBe(false);
  expect(isPlain(madePlain(text))).toBe(true);
});

it('removes bidi controls and keeps line breaks', () => {
  expect(readableText('\u202Efdp.exe\u202C\nsecond line')).toBe('fdp.exe\nsecond line');
});
