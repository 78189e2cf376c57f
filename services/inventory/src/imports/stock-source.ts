import type { PriceBasis } from '@forecourt/contracts';
import type { EntityManager } from 'typeorm';
import { changedFacts } from './import-costs.ts';
import type { ImportRecord } from './import-record.ts';

/** What the columns of the files with the same headings mean. */
export interface StockSource {
  readonly facts: readonly string[];
  readonly priceBasis: PriceBasis | null;
  /** The import that has kept it; null of one that a release before has applied. */
  readonly importId: number | null;
}

const keyOf = (headings: readonly string[]): string => JSON.stringify(headings);

/** Null for a source that nothing is known of. */
export async function sourceOf(manager: EntityManager, headings: readonly string[]): Promise<StockSource | null> {
  const [source]: StockSource[] = await manager.query(
    'SELECT facts, price_basis AS "priceBasis", import_id AS "importId" FROM stock_source WHERE headings = $1',
    [keyOf(headings)],
  );
  return source ?? null;
}

const store = (manager: EntityManager, headings: readonly string[], { facts, priceBasis, importId }: StockSource) =>
  manager.query(
    `INSERT INTO stock_source (headings, facts, price_basis, import_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (headings) DO UPDATE
     SET facts = excluded.facts, price_basis = excluded.price_basis, import_id = excluded.import_id, updated_at = now()`,
    [keyOf(headings), facts, priceBasis, importId],
  );

/** Keeps the columns of an import for the next file of its source. */
export async function keepSource(
  manager: EntityManager,
  { id, headings, facts, recognised, priceBasis }: ImportRecord,
): Promise<void> {
  const before = await sourceOf(manager, headings);
  // Who may not see a column's facts takes nothing away for those who may.
  const kept = changedFacts(facts, before?.facts ?? recognised ?? []);
  await manager.query('UPDATE stock_import SET source_before = $2 WHERE id = $1', [id, before && JSON.stringify(before)]);
  await store(manager, headings, { facts: kept, priceBasis, importId: id });
}

/** What was kept before this import is kept again. If another import has kept its own since, that one goes back past this one. */
export async function takeBackSource(manager: EntityManager, { id, headings }: ImportRecord): Promise<void> {
  const [{ before }]: [{ before: StockSource | null }] = await manager.query(
    'SELECT source_before AS before FROM stock_import WHERE id = $1',
    [id],
  );
  await manager.query(`UPDATE stock_import SET source_before = $2 WHERE source_before->>'importId' = $1`, [
    String(id),
    before && JSON.stringify(before),
  ]);
  if ((await sourceOf(manager, headings))?.importId !== id) return;
  if (before) await store(manager, headings, before);
  else await manager.query('DELETE FROM stock_source WHERE headings = $1', [keyOf(headings)]);
}
