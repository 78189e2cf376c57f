import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A setting that names a JSON file, read and checked at start: a mistake in it stops the start, not a page. */
export const jsonFile = <Schema extends z.ZodType>(schema: Schema) =>
  z
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
    .pipe(schema);
