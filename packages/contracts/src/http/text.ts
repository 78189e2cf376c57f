import { EMAIL_ADDRESS, isPlain, readableText } from '@forecourt/rules';
import { z } from 'zod';

/**
 * Text that PostgreSQL can hold: no NUL and no half of a surrogate pair. Markup is text like any other; marks that turn the
 * direction of writing are dropped, and what looks empty is empty.
 * @param message what is said when there is none, or something else than text.
 */
export const text = (message?: string) =>
  z
    .string(message)
    .regex(/^[^\0\p{Surrogate}]*$/u, 'Remove the characters that are not text')
    .overwrite(readableText);

/** Text on one line, trimmed, as browsers send their single-line fields: a name with a line break could forge a header of a mail. */
export const line = (message?: string) =>
  text(message)
    .trim()
    .overwrite((value) => value.replaceAll('\t', ' '))
    .refine(isPlain, 'Write it on one line');

/** An email address, trimmed; the browser's forms go by the same rule. */
export const email = (message: string) =>
  text(message)
    .trim()
    .max(254, message)
    .pipe(z.email({ pattern: EMAIL_ADDRESS, error: message }));
