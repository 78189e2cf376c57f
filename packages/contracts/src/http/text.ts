import { z } from 'zod';

/**
 * Text that PostgreSQL can hold: no NUL and no half of a surrogate pair. Markup is text like any other.
 * @param message what is said when there is none, or something else than text.
 */
export const text = (message?: string) =>
  z.string(message).regex(/^[^\0\p{Surrogate}]*$/u, 'Remove the characters that are not text');
