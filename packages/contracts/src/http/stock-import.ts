import { z } from 'zod';
import { stockFeedNameSchema } from './stock-feed.ts';
import { PRICE_BASES, ROW_OUTCOMES } from './stock-import-constants.ts';

/** The largest file and number of rows of an import (ADR 051). */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 20_000;

export const rowOutcomeSchema = z.enum(ROW_OUTCOMES);
const priceBasisSchema = z.enum(PRICE_BASES);

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
  /** What staff said that prices mean which do not say it themselves. */
  priceBasis: priceBasisSchema.nullable(),
  /** One of the vans whose price does not say what it means, to ask about; its price as the file has it, in pounds. */
  asked: z.object({ van: z.string(), price: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type StockImport = z.infer<typeof stockImportSchema>;

/** Query of POST /api/stock-imports, whose body is the file. */
export const newStockImportQuerySchema = z.strictObject({ name: z.string().min(1).max(200) });

/** The body of PUT /api/stock-imports/{id}: the field that each column fills, in order, and what prices mean that do not say it. */
export const importMappingSchema = z.strictObject({
  facts: z.array(z.string().max(60).nullable()).max(200),
  priceBasis: priceBasisSchema.nullable().default(null),
});

export type ImportMapping = z.infer<typeof importMappingSchema>;

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
