import { newReference } from './reference.ts';

it('a reference can be read out, and no two are the same', () => {
  const references = Array.from({ length: 10_000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^DSR-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(new Set(references).size).toBe(references.length);
});
