import { EMAIL_ADDRESS, isPlain, readableText } from '@forecourt/rules';
import { z } from 'zod';

/**
 * Text that PostgreSQL can store: without NUL and lone surrogates. Markup is allowed; bidi controls are removed, and invisible text
 * becomes empty.
 * @param message the error if it is missing or not a string.
 */
export const text = (message?: string) =>
  z
    .string(message)
    .regex(/^[^\0\p{Surrogate}]*$/u, 'Remove the characters that are not text')
    .overwrite(readableText);

/** Trimmed single-line text: a name with a line break could forge a mail header. */
export const line = (message?: string) =>
  text(message)
    .trim()
    .overwrite((value) => value.replaceAll('\t', ' '))
    .refine(isPlain, 'Write it on one line');

/** A trimmed email address; the browser's forms use the same rule. */
export const email = (message: string) =>
  text(message)
    .trim()
    .max(254, message)
    .pipe(z.email({ pattern: EMAIL_ADDRESS, error: message }));
