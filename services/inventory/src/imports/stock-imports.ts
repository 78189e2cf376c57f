import {
  type ImportMapping,
  type PriceBasis,
  ROW_OUTCOMES,
  type StockFeedName,
  type StockImport,
  stockImportSchema,
} from '@forecourt/contracts';
import { currentContext, StaffActions, WakeUp } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { importNotFound, importUnclear, importUnderWay } from './import.errors.ts';
import { isImportFact } from './import-facts.ts';
import type { Sheet } from './read-file.ts';
import { formatOf, recogniseColumns } from './recognise-columns.ts';
import { nameIn, priceIn } from './row-name.ts';

/** Shown in the back office. */
const LATEST = 5;
const SAMPLES = 3;

export interface ImportRecord {
  readonly id: number;
  readonly fileName: string;
  readonly actor: string;
  readonly format: StockFeedName | null;
  readonly headings: readonly string[];
  /** Empty for a column that fills nothing. */
  readonly facts: readonly string[];
  readonly priceBasis: PriceBasis | null;
  readonly state: StockImport['state'];
  readonly total: number;
  readonly done: number;
  readonly createdAt: Date;
}

const COLUMNS = `id, file_name AS "fileName", actor, format, headings, facts, price_basis AS "priceBasis", state, total, done, created_at AS "createdAt"`;

/** The imports and their rows, in tables of this service. */
@Injectable()
export class StockImports {
  /** Woken when there may be something to work on. */
  readonly wakeUp = new WakeUp();

  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  /**
   * Stores a file's rows as they are read. Its columns mean what they did in the last file with these headings, else what is recognised
   * in the first rows.
   */
  async create(fileName: string, sheets: AsyncIterable<Sheet>): Promise<StockImport> {
    const id = await this.dataSource.transaction(async (manager) => {
      let [made, total] = [0, 0];
      for await (const sheet of sheets) {
        made ||= await this.begin(manager, fileName, sheet);
        total += sheet.rows.length;
        await manager.query(
          `INSERT INTO stock_import_row (import_id, number, cells)
           SELECT $1, (row->>'number')::integer, ARRAY(SELECT jsonb_array_elements_text(row->'cells'))
           FROM jsonb_array_elements($2::jsonb) AS row`,
          [made, JSON.stringify(sheet.rows)],
        );
      }
      await manager.query('UPDATE stock_import SET total = $2 WHERE id = $1', [made, total]);
      return made;
    });
    this.wakeUp.wake();
    return this.get(id);
  }

  private async begin(manager: EntityManager, fileName: string, { headings, rows }: Sheet): Promise<number> {
    const [source]: { facts: string[]; priceBasis: PriceBasis | null }[] = await manager.query(
      'SELECT facts, price_basis AS "priceBasis" FROM stock_source WHERE headings = $1',
      [JSON.stringify(headings)],
    );
    const facts = source?.facts ?? recogniseColumns(headings, rows).map((fact) => fact ?? '');
    const values = [
      fileName,
      currentContext()?.staff ?? 'operator',
      formatOf(headings),
      headings,
      facts,
      source?.priceBasis ?? null,
    ];
    const [made]: { id: number }[] = await manager.query(
      `INSERT INTO stock_import (file_name, actor, format, headings, facts, price_basis, state, total)
       VALUES ($1, $2, $3, $4, $5, $6, 'checking', 0) RETURNING id`,
      values,
    );
    return made?.id ?? 0;
  }

  async latest(): Promise<StockImport[]> {
    const records: ImportRecord[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM stock_import ORDER BY id DESC LIMIT ${LATEST}`,
    );
    return Promise.all(records.map((record) => this.toImport(record)));
  }

  /** @throws {ProblemError} 404. */
  async record(id: number): Promise<ImportRecord> {
    const [record]: ImportRecord[] = await this.dataSource.query(`SELECT ${COLUMNS} FROM stock_import WHERE id = $1`, [id]);
    if (!record) throw importNotFound();
    return record;
  }

  async get(id: number): Promise<StockImport> {
    return this.toImport(await this.record(id));
  }

  /**
   * Checks the rows again with other columns or another meaning of prices, which are kept for the next file of the same source.
   * @throws {ProblemError} 404, or 409 once it is applied.
   */
  async remap(id: number, { facts, priceBasis }: ImportMapping): Promise<StockImport> {
    const { headings } = await this.record(id);
    const filled = headings.map((_heading, column) => {
      const fact = facts[column] ?? '';
      return isImportFact(fact) && facts.indexOf(fact) === column ? fact : '';
    });
    await this.move(
      id,
      `facts = $2, price_basis = $3, state = 'checking', done = 0`,
      ['checking', 'checked'],
      [filled, priceBasis],
    );
    await this.keep(this.dataSource.manager, await this.record(id));
    return this.get(id);
  }

  /** Starts to write what was checked; again, it does nothing. Its columns are kept for the next file of the same source. */
  async apply(id: number): Promise<StockImport> {
    const record = await this.record(id);
    if (record.state === 'applying' || record.state === 'applied') return this.get(id);
    if ((await this.counts(record)).unclear > 0) throw importUnclear();
    await this.move(id, `state = 'applying', done = 0`, ['checked']);
    await this.dataSource.transaction(async (manager) => {
      await this.keep(manager, record);
      await this.staffActions.record(manager, {
        action: 'stock-import.applied',
        recordType: 'stock-import',
        recordId: String(id),
      });
    });
    return this.get(id);
  }

  private async keep(manager: EntityManager, { headings, facts, priceBasis }: ImportRecord): Promise<void> {
    await manager.query(
      `INSERT INTO stock_source (headings, facts, price_basis) VALUES ($1, $2, $3)
       ON CONFLICT (headings) DO UPDATE SET facts = excluded.facts, price_basis = excluded.price_basis, updated_at = now()`,
      [JSON.stringify(headings), facts, priceBasis],
    );
  }

  /** What became of the rows done so far. */
  private async counts({ id, done }: ImportRecord): Promise<StockImport['counts']> {
    const counts: { outcome: string; count: number }[] = await this.dataSource.query(
      `SELECT outcome, count(*)::integer AS count
       FROM (SELECT outcome FROM stock_import_row WHERE import_id = $1 ORDER BY number LIMIT $2) AS done
       WHERE outcome IS NOT NULL GROUP BY outcome`,
      [id, done],
    );
    const none = Object.fromEntries(ROW_OUTCOMES.map((outcome) => [outcome, 0])) as StockImport['counts'];
    return { ...none, ...Object.fromEntries(counts.map(({ outcome, count }) => [outcome, count])) };
  }

  /** A van to ask about what its price means, once all are checked. */
  private async asked({ id, state, facts }: ImportRecord): Promise<StockImport['asked']> {
    if (state !== 'checked') return null;
    const [row]: { cells: string[] }[] = await this.dataSource.query(
      "SELECT cells FROM stock_import_row WHERE import_id = $1 AND outcome = 'unclear' ORDER BY number LIMIT 1",
      [id],
    );
    return row ? { van: nameIn(row.cells, facts), price: priceIn(row.cells, facts) } : null;
  }

  private async move(id: number, change: string, from: readonly string[], values: readonly unknown[] = []): Promise<void> {
    const [, moved]: [unknown, number] = await this.dataSource.query(
      `UPDATE stock_import SET ${change} WHERE id = $1 AND state = ANY($${values.length + 2})`,
      [id, ...values, from],
    );
    if (moved === 0) throw importUnderWay();
    this.wakeUp.wake();
  }

  private async toImport(full: ImportRecord): Promise<StockImport> {
    const { actor: _, headings, facts, createdAt, ...record } = full;
    const [first, counts, asked]: [{ cells: string[] }[], StockImport['counts'], StockImport['asked']] = await Promise.all([
      this.dataSource.query('SELECT cells FROM stock_import_row WHERE import_id = $1 ORDER BY number LIMIT 20', [record.id]),
      this.counts(full),
      this.asked(full),
    ]);
    return stockImportSchema.parse({
      ...record,
      columns: headings.map((heading, column) => ({
        heading,
        fact: facts[column] || null,
        samples: first.flatMap(({ cells }) => cells[column]?.slice(0, 80) || []).slice(0, SAMPLES),
      })),
      counts,
      asked,
      createdAt: createdAt.toISOString(),
    });
  }
}
