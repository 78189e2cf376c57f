import { type StockFeedName, type StockImport, stockImportSchema } from '@forecourt/contracts';
import { currentContext, StaffActions, WakeUp } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { importNotFound, importUnderWay } from './import.errors.ts';
import { isImportFact } from './import-facts.ts';
import type { Sheet } from './read-file.ts';
import { formatOf, recogniseColumns } from './recognise-columns.ts';

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
  readonly state: StockImport['state'];
  readonly total: number;
  readonly done: number;
  readonly createdAt: Date;
}

const COLUMNS = `id, file_name AS "fileName", actor, format, headings, facts, state, total, done, created_at AS "createdAt"`;

/** The imports and their rows, in tables of this service. */
@Injectable()
export class StockImports {
  /** Woken when there may be something to work on. */
  readonly wakeUp = new WakeUp();

  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  /** Stores a file's rows. Its columns mean what they did in the last file with these headings, else what is recognised. */
  async create(fileName: string, { headings, rows }: Sheet): Promise<StockImport> {
    const [source]: { facts: string[] }[] = await this.dataSource.query('SELECT facts FROM stock_source WHERE headings = $1', [
      JSON.stringify(headings),
    ]);
    const facts = source?.facts ?? recogniseColumns(headings, rows).map((fact) => fact ?? '');
    const id = await this.dataSource.transaction(async (manager) => {
      const [made]: { id: number }[] = await manager.query(
        `INSERT INTO stock_import (file_name, actor, format, headings, facts, state, total)
         VALUES ($1, $2, $3, $4, $5, 'checking', $6) RETURNING id`,
        [fileName, currentContext()?.staff ?? 'operator', formatOf(headings), headings, facts, rows.length],
      );
      await manager.query(
        `INSERT INTO stock_import_row (import_id, number, cells)
         SELECT $1, (row->>'number')::integer, ARRAY(SELECT jsonb_array_elements_text(row->'cells'))
         FROM jsonb_array_elements($2::jsonb) AS row`,
        [made?.id, JSON.stringify(rows)],
      );
      return made?.id ?? 0;
    });
    this.wakeUp.wake();
    return this.get(id);
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

  /** Checks the rows again with other columns. @throws {ProblemError} 404, or 409 once it is applied. */
  async remap(id: number, facts: readonly (string | null)[]): Promise<StockImport> {
    const { headings } = await this.record(id);
    const filled = headings.map((_heading, column) => {
      const fact = facts[column] ?? '';
      return isImportFact(fact) && facts.indexOf(fact) === column ? fact : '';
    });
    await this.move(id, `facts = $2, state = 'checking', done = 0`, ['checking', 'checked'], [filled]);
    return this.get(id);
  }

  /** Starts to write what was checked; again, it does nothing. Its columns are kept for the next file of the same source. */
  async apply(id: number): Promise<StockImport> {
    const { state, headings, facts } = await this.record(id);
    if (state === 'applying' || state === 'applied') return this.get(id);
    await this.move(id, `state = 'applying', done = 0`, ['checked']);
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO stock_source (headings, facts) VALUES ($1, $2)
         ON CONFLICT (headings) DO UPDATE SET facts = excluded.facts, updated_at = now()`,
        [JSON.stringify(headings), facts],
      );
      await this.staffActions.record(manager, {
        action: 'stock-import.applied',
        recordType: 'stock-import',
        recordId: String(id),
      });
    });
    return this.get(id);
  }

  private async move(id: number, change: string, from: readonly string[], values: readonly unknown[] = []): Promise<void> {
    const [, moved]: [unknown, number] = await this.dataSource.query(
      `UPDATE stock_import SET ${change} WHERE id = $1 AND state = ANY($${values.length + 2})`,
      [id, ...values, from],
    );
    if (moved === 0) throw importUnderWay();
    this.wakeUp.wake();
  }

  private async toImport({ actor: _, headings, facts, createdAt, ...record }: ImportRecord): Promise<StockImport> {
    const { id, done } = record;
    const [first, counts]: [{ cells: string[] }[], { outcome: string; count: number }[]] = await Promise.all([
      this.dataSource.query('SELECT cells FROM stock_import_row WHERE import_id = $1 ORDER BY number LIMIT 20', [id]),
      this.dataSource.query(
        `SELECT outcome, count(*)::integer AS count
         FROM (SELECT outcome FROM stock_import_row WHERE import_id = $1 ORDER BY number LIMIT $2) AS done
         WHERE outcome IS NOT NULL GROUP BY outcome`,
        [id, done],
      ),
    ]);
    return stockImportSchema.parse({
      ...record,
      columns: headings.map((heading, column) => ({
        heading,
        fact: facts[column] || null,
        samples: first.flatMap(({ cells }) => cells[column]?.slice(0, 80) || []).slice(0, SAMPLES),
      })),
      counts: {
        new: 0,
        changed: 0,
        unchanged: 0,
        refused: 0,
        ...Object.fromEntries(counts.map((one) => [one.outcome, one.count])),
      },
      createdAt: createdAt.toISOString(),
    });
  }
}
