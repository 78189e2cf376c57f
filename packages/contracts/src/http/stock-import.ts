import { z } from 'zod';
import { stockFeedNameSchema } from './stock-feed.ts';

/** The largest file and number of rows of an import (ADR 051). */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 20_000;

/** What becomes of a row. */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const;
export const rowOutcomeSchema = z.enum(ROW_OUTCOMES);
export type RowOutcome = z.infer<typeof rowOutcomeSchema>;

const importColumnSchema = z.object({
  heading: z.string(),
  /** The vehicle's field that it fills, or null. */
  fact: z.string().nullable(),
  /** The first cells that are not empty. */
  samples: z.array(z.string()),
});

/** An answer of /api/stock-imports. `checked` waits for staff; the other states pass by themselves, and survive a restart. */
export const stockImportSchema = z.object({
  id: z.int().positive(),
  fileName: z.string(),
  state: z.enum(['checking', 'checked', 'applying', 'applied']),
  /** The format that was recognised by its headings; null for any other file. */
  format: stockFeedNameSchema.nullable(),
  columns: z.array(importColumnSchema),
  total: z.int(),
  /** Rows checked or applied so far. */
  done: z.int(),
  /** What became, or in `checked` would become, of the rows done so far. */
  counts: z.record(rowOutcomeSchema, z.int()),
  createdAt: z.iso.datetime(),
});
export type StockImport = z.infer<typeof stockImportSchema>;

/** Query of POST /api/stock-imports, whose body is the file. */
export const newStockImportQuerySchema = z.strictObject({ name: z.string().min(1).max(200) });

/** The body of PUT /api/stock-imports/{id}: the field that each column fills, in order. */
export const importMappingSchema = z.strictObject({ facts: z.array(z.string().max(60).nullable()).max(200) });

/** Query of GET /api/stock-imports/{id}/rows. */
export const importRowsQuerySchema = z.strictObject({
  outcome: rowOutcomeSchema,
  after: z.coerce.number().int().min(0).default(0),
});

/** A row of the file. */
export const importRowSchema = z.object({
  /** As a spreadsheet counts: the first below the headings is 2. */
  number: z.int(),
  outcome: rowOutcomeSchema,
  /** "Ford Transit HV22 ABC", from the row. */
  van: z.string(),
  vehicleId: z.int().nullable(),
  /** What changes, or why it is refused. */
  says: z.string(),
});
export type ImportRow = z.infer<typeof importRowSchema>;
