import fc from 'fast-check';
import { jsonForScript } from './json-ld.ts';

it('is equivalent JSON that can neither close nor open an element', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', '<script', ']]>', '\u2028'), (value, danger) => {
      const text = jsonForScript({ value, danger });
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ value, danger })));
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    }),
  );
});
