import { z } from 'zod';
import { stockFeedNameSchema } from './stock-feed.ts';
import { IMPORT_STATES, PRICE_BASES, ROW_OUTCOMES } from './stock-import-constants.ts';

/** The largest file and number of rows of an import (ADR 051). */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 20_000;

export const rowOutcomeSchema = z.enum(ROW_OUTCOMES);
const priceBasisSchema = z.enum(PRICE_BASES);

const importColumnSchema = z.object({
  heading: z.string(),
  /** The vehicle's field that it fills, or null. */
  fact: z.string().nullable(),
  /** What it is recognised as, or null. */
  recognised: z.string().nullable(),
  /** The first cells that are not empty; none of what the dealership alone sees, for who may not see costs. */
  samples: z.array(z.string()),
});

/** What an undoing does: vans that are deleted, vans that are put back to what they were, and vans that are left alone. */
const undoCountsSchema = z.object({ deleted: z.int().min(0), back: z.int().min(0), left: z.int().min(0) });
export type UndoCounts = z.infer<typeof undoCountsSchema>;

/** An answer of /api/stock-imports. */
export const stockImportSchema = z.object({
  id: z.int().positive(),
  fileName: z.string(),
  /** The account that imported it, or sent the file while nothing is imported; 'operator' without one. */
  importedBy: z.string(),
  state: z.enum(IMPORT_STATES),
  /** The format that was recognised by its headings; null for any other file. */
  format: stockFeedNameSchema.nullable(),
  columns: z.array(importColumnSchema),
  total: z.int(),
  /** Rows that have been through its present state, or its last one. */
  done: z.int(),
  /** What became, or in `checked` would become, of the rows done so far. */
  counts: z.record(rowOutcomeSchema, z.int()),
  /** How many of these are taken without a fact that the van can do without and whose cell could not be read. */
  withoutFact: z.int(),
  /** How many of these have something that is probably a slip, or should be seen before it is on the site. */
  doubted: z.int(),
  /** What staff said that prices mean which do not say it themselves. */
  priceBasis: priceBasisSchema.nullable(),
  /** One of the vans whose price does not say what it means, to ask about; its price as the file has it, in pounds. */
  asked: z.object({ van: z.string(), price: z.string() }).nullable(),
  /** Of the vans that it has added, those that are not on the site yet, how many of these have no such thing, are doubted or are sold. */
  held: z.object({
    vans: z.int(),
    pictures: z.int(),
    bodyType: z.int(),
    monthlyPrice: z.int(),
    doubted: z.int(),
    sold: z.int(),
  }),
  /** What its undoing has done so far. */
  undone: undoCountsSchema,
  /** What it has changed is known and has not been put back. */
  canUndo: z.boolean(),
  /** What its undoing would do now; null if it cannot be undone. */
  willUndo: undoCountsSchema.nullable(),
  createdAt: z.iso.datetime(),
});
export type StockImport = z.infer<typeof stockImportSchema>;

/** One of GET /api/stock-imports, the latest first. */
export const listedImportSchema = stockImportSchema.pick({
  id: true,
  fileName: true,
  importedBy: true,
  state: true,
  total: true,
  done: true,
  counts: true,
  undone: true,
  createdAt: true,
});
export type ListedImport = z.infer<typeof listedImportSchema>;

/** Query of POST /api/stock-imports, whose body is the file. */
export const newStockImportQuerySchema = z.strictObject({ name: z.string().min(1).max(200) });

/** The body of PUT /api/stock-imports/{id}: the field that each column fills, in order, and what prices mean that do not say it. */
export const importMappingSchema = z.strictObject({
  facts: z.array(z.string().max(60).nullable()).max(200),
  priceBasis: priceBasisSchema.nullable().default(null),
});

export type ImportMapping = z.infer<typeof importMappingSchema>;

/** The body of POST /api/stock-imports/{id}/apply. */
export const applyImportSchema = z.strictObject({
  /** New vans are on the site at once. */
  isPublic: z.boolean().default(false),
});

/** The body of POST /api/stock-imports/{id}/undo. 409 if it would not do what was `seen`. */
export const undoImportSchema = z.strictObject({ seen: z.strictObject(undoCountsSchema.shape).optional() });

/**
 * Query of GET /api/stock-imports/{id}/rows; `left` are those that its undoing has left alone, or would leave, `without` those that are
 * taken without a fact, `doubted` those with something to check.
 */
export const importRowsQuerySchema = z.strictObject({
  outcome: z.enum([...ROW_OUTCOMES, 'left', 'without', 'doubted']),
  after: z.coerce.number().int().min(0).default(0),
});

export type ImportRowList = z.infer<typeof importRowsQuerySchema>['outcome'];

/** A row of the file. */
export const importRowSchema = z.object({
  /** As a spreadsheet counts: the first below the headings is 2. */
  number: z.int(),
  outcome: rowOutcomeSchema,
  /** "Ford Transit HV22 ABC", from the row. */
  van: z.string(),
  vehicleId: z.int().nullable(),
  /** What the van costs on the site, what changes, or why it is refused. */
  says: z.string(),
  /** Of a van that the import has added or changed: what its undoing has done, or why it leaves it alone. */
  undo: z.string(),
});
export type ImportRow = z.infer<typeof importRowSchema>;
