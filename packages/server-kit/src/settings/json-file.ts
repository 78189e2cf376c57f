import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A setting that names a JSON file, which is read and checked at start, so that a mistake fails the start and not a page. */
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
