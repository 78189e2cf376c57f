import { readFileSync } from 'node:fs';
import { dealershipSchema } from '@forecourt/contracts';
import { z } from 'zod';

/** A setting that names the dealership's file (D1), read at start. */
export const dealershipFile = z
  .string()
  .min(1)
  .transform((path, context): unknown => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' });
      return z.NEVER;
    }
  })
  .pipe(dealershipSchema);
