import { z } from 'zod';

/** A setting with a key in PEM; `\n` may be written as two characters. */
export const pem = (label: 'PUBLIC KEY' | 'PRIVATE KEY') =>
  z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine((text) => text.includes(`-----BEGIN ${label}-----`), `must be a ${label.toLowerCase()} in PEM (BEGIN ${label})`);

/** One or more keys, one after another: the old and the new one while they are replaced. */
export const pems = (label: 'PUBLIC KEY' | 'PRIVATE KEY') =>
  pem(label).transform((text) => text.split(/(?=-----BEGIN )/).filter((part) => part.startsWith('-----BEGIN')));
