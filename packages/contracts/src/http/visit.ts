import { z } from 'zod';
import { recordId } from './stored-values.ts';

/** Where browsers say what a visitor did with a van. */
export const VISITS_PATH = '/visits';

/** What is counted of each van and day, once for each visitor: seen, and what was done on its page. */
export const VISIT_KINDS = ['views', 'gallery', 'fit', 'saved'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** The body of POST {@link VISITS_PATH}. */
export const visitSchema = z.strictObject({ vehicleId: recordId(), kind: z.enum(VISIT_KINDS) });
export type Visit = z.infer<typeof visitSchema>;
