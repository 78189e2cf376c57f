import type { ImportState, PriceBasis, StockFeedName } from '@forecourt/contracts';

export interface ImportRecord {
  readonly id: number;
  readonly fileName: string;
  /** Who has asked for what it is at. */
  readonly actor: string;
  /** Who imported it, or sent the file while nothing is imported. */
  readonly importedBy: string;
  readonly format: StockFeedName | null;
  readonly headings: readonly string[];
  /** Empty for a column that fills nothing. */
  readonly facts: readonly string[];
  /** What they were recognised as; null of an import that a release before has stored. */
  readonly recognised: readonly string[] | null;
  readonly priceBasis: PriceBasis | null;
  /** New vans are on the site at once. */
  readonly isPublic: boolean;
  readonly state: ImportState;
  readonly total: number;
  readonly done: number;
  readonly createdAt: Date;
}

export const COLUMNS = `id, file_name AS "fileName", actor, coalesce(imported_by, actor) AS "importedBy", format, headings, facts, recognised, price_basis AS "priceBasis",
  is_public AS "isPublic", state, total, done, created_at AS "createdAt"`;
