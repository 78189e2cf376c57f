import { nameKey } from '../vocabulary/name-key.ts';
import { formPattern, TERMS } from '../vocabulary/terms.ts';

const BODIES = TERMS.body.map(([body, forms]) => ({ body, pattern: formPattern(forms) }));

/**
 * The body that a model, derivative or body column names, in the search's own words; null if it names none.
 * @example namedBody('TRANSIT 350 LUTON WITH TAIL LIFT') // 'Luton'
 */
export const namedBody = (text: string): string | null => {
  const words = nameKey(text);
  return BODIES.find(({ pattern }) => words.search(pattern) >= 0)?.body ?? null;
};
