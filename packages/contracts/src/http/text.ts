import { z } from 'zod';

/** Text that PostgreSQL can hold: no NUL and no half of a surrogate pair. Markup is text like any other. */
export const text = () => z.string().regex(/^[^\0\p{Surrogate}]*$/u, 'Remove the characters that are not text');
