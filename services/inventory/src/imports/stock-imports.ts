import { isDeepStrictEqual } from 'node:util';
import {
  type ImportMapping,
  type ImportState,
  type ListedImport,
  listedImportSchema,
  type StockImport,
  stockImportSchema,
  type UndoCounts,
} from '@forecourt/contracts';
import { currentContext, StaffActions, WakeUp } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { importNotFound, importNotUndoable, importUnclear, importUnderWay, undoForeseenOtherwise } from './import.errors.ts';
import { changedFacts, columnForCaller, factsForCaller, requireCosts } from './import-costs.ts';
import { isImportFact } from './import-facts.ts';
import { COLUMNS, type ImportRecord } from './import-record.ts';
import { ImportSums, type Sums } from './import-sums.ts';
import { formatOf, recogniseColumns } from './recognise-columns.ts';
import type { Sheet } from './sheet.ts';
import { keepSource, sourceOf, takeBackSource } from './stock-source.ts';
import { UndoForecast } from './undo-forecast.ts';

/** Shown in the back office. */
const LATEST = 20;
const SAMPLES = 3;

interface Begun {
  /** What the activity says. */
  readonly action: string;
  readonly told: Readonly<Record<string, string | number>>;
  readonly isPublic?: boolean;
  /** What is done with it, once. */
  readonly also?: (manager: EntityManager, record: ImportRecord) => Promise<void>;
}

/** The imports and their rows, in tables of this service. */
@Injectable()
export class StockImports {
  /** Woken when there may be something to work on. */
  readonly wakeUp = new WakeUp();

  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
    private readonly sums: ImportSums,
    private readonly forecast: UndoForecast,
  ) {}

  /**
   * Stores a file's rows as they are read. Its columns mean what they did in the last file with these headings, else what is recognised
   * in the first rows.
   */
  async create(fileName: string, sheets: AsyncIterable<Sheet>): Promise<StockImport> {
    const id = await this.dataSource.transaction(async (manager) => {
      let [made, total] = [0, 0];
      for await (const sheet of sheets) {
        made ||= await this.open(manager, fileName, sheet);
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

  private async open(manager: EntityManager, fileName: string, { headings, rows }: Sheet): Promise<number> {
    const source = await sourceOf(manager, headings);
    const recognised = recogniseColumns(headings, rows).map((fact) => fact ?? '');
    const values = [
      fileName,
      currentContext()?.staff ?? 'operator',
      formatOf(headings),
      headings,
      factsForCaller(source?.facts ?? recognised),
      recognised,
      source?.priceBasis ?? null,
    ];
    const [made]: { id: number }[] = await manager.query(
      `INSERT INTO stock_import (file_name, actor, imported_by, format, headings, facts, recognised, price_basis, state, total)
       VALUES ($1, $2, $2, $3, $4, $5, $6, $7, 'checking', 0) RETURNING id`,
      values,
    );
    return made?.id ?? 0;
  }

  async latest(): Promise<ListedImport[]> {
    const records: ImportRecord[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM stock_import ORDER BY id DESC LIMIT ${LATEST}`,
    );
    return Promise.all(
      records.map(async (record) => {
        const [{ counts }, undone] = await Promise.all([this.sums.ofRows(record), this.sums.undone(record)]);
        return listedImportSchema.parse({ ...record, counts, undone, createdAt: record.createdAt.toISOString() });
      }),
    );
  }

  /** @throws {ProblemError} 404. */
  async record(id: number): Promise<ImportRecord> {
    const [record]: ImportRecord[] = await this.dataSource.query(`SELECT ${COLUMNS} FROM stock_import WHERE id = $1`, [id]);
    if (!record) throw importNotFound();
    return record;
  }

  async get(id: number): Promise<StockImport> {
    const record = await this.record(id);
    return this.toImport(record, (await this.sums.canUndo(record)) ? await this.forecast.counts(id) : null);
  }

  /**
   * Checks the rows again with other columns or another meaning of prices.
   * @throws {ProblemError} 404, or 409 once it is applied.
   */
  async remap(id: number, { facts, priceBasis }: ImportMapping): Promise<StockImport> {
    const { headings, facts: before } = await this.record(id);
    const filled = headings.map((_heading, column) => {
      const fact = facts[column] ?? '';
      return isImportFact(fact) && facts.indexOf(fact) === column ? fact : '';
    });
    const change = `facts = $2, price_basis = $3, state = 'checking', done = 0`;
    const { manager } = this.dataSource;
    if (!(await this.move(manager, id, change, ['checking', 'checked'], [changedFacts(filled, before), priceBasis])))
      throw importUnderWay();
    this.wakeUp.wake();
    return this.get(id);
  }

  /** Starts to write what was checked; again, it does nothing. Its columns are kept for the next file of the same source. */
  async apply(id: number, isPublic: boolean): Promise<StockImport> {
    const record = await this.record(id);
    if (record.state !== 'checking' && record.state !== 'checked') return this.get(id);
    requireCosts(record.facts);
    const { counts } = await this.sums.ofRows(record);
    if (counts.unclear > 0) throw importUnclear();
    await this.begin(record, 'applying', ['checked'], {
      action: 'stock-import.applied',
      told: { fileName: record.fileName, new: counts.new, changed: counts.changed, refused: counts.refused },
      isPublic,
      also: keepSource,
    });
    return this.get(id);
  }

  /** Starts to put those of its new vans on the site that are not yet; again, it does nothing. @throws {ProblemError} 404, 409. */
  async publish(id: number): Promise<StockImport> {
    const record = await this.record(id);
    const { vans } = await this.sums.held(record);
    if (record.state === 'publishing' || (record.state === 'applied' && vans === 0)) return this.get(id);
    const told = { fileName: record.fileName, published: vans };
    await this.begin(record, 'publishing', ['applied'], { action: 'stock-import.published', told });
    return this.get(id);
  }

  /**
   * Starts to put back what it has changed, also what its columns mean; again, it does nothing.
   * @param seen what staff were told that it does
   * @throws {ProblemError} 404, 403 if it has changed costs, or 409 if it cannot be undone, or would do something else by now.
   */
  async undo(id: number, seen?: UndoCounts): Promise<StockImport> {
    const record = await this.record(id);
    if (record.state === 'undoing' || record.state === 'undone') return this.get(id);
    requireCosts(record.facts);
    if (!(await this.sums.canUndo(record))) throw importNotUndoable();
    if (seen && !isDeepStrictEqual(seen, await this.forecast.counts(id))) throw undoForeseenOtherwise();
    const told = { fileName: record.fileName };
    await this.begin(record, 'undoing', ['applied'], { action: 'stock-import.undone', told, also: takeBackSource });
    return this.get(id);
  }

  /** Moves it to a state that the worker takes it from, and records who asked for it. @throws {ProblemError} 409 in another state. */
  private async begin(
    record: ImportRecord,
    state: ImportState,
    from: readonly ImportState[],
    { action, told, isPublic = record.isPublic, also }: Begun,
  ): Promise<void> {
    const { id } = record;
    const actor = currentContext()?.staff ?? 'operator';
    await this.dataSource.transaction(async (manager) => {
      const by = state === 'applying' ? ', imported_by = $3' : '';
      const change = `state = $2, actor = $3, is_public = $4, done = 0${by}`;
      // Another tab was first: it is what was asked for.
      if (!(await this.move(manager, id, change, from, [state, actor, isPublic], record.facts))) {
        const { state: now } = await this.record(id);
        if (now === state) return;
        throw importUnderWay();
      }
      await also?.(manager, record);
      const changes = Object.entries(told).map(([field, to]) => ({
        field,
        from: null,
        to: typeof to === 'string' ? to.slice(0, 200) : to,
      }));
      await this.staffActions.record(manager, { action, recordType: 'stock-import', recordId: String(id), changes });
    });
    this.wakeUp.wake();
  }

  /** @returns whether it was in one of these states. */
  private async move(
    manager: EntityManager,
    id: number,
    change: string,
    from: readonly ImportState[],
    values: readonly unknown[],
    /** They are still these. */
    facts: readonly string[] | null = null,
  ): Promise<boolean> {
    const [, moved]: [unknown, number] = await manager.query(
      `UPDATE stock_import SET ${change}
       WHERE id = $1 AND state = ANY($${values.length + 2}) AND facts = coalesce($${values.length + 3}::text[], facts)`,
      [id, ...values, from, facts],
    );
    return moved > 0;
  }

  private async toImport(full: ImportRecord, willUndo: UndoCounts | null): Promise<StockImport> {
    const { actor: _, isPublic: __, headings, facts, recognised, createdAt, ...record } = full;
    const [first, sums]: [{ cells: string[] }[], Sums] = await Promise.all([
      this.dataSource.query('SELECT cells FROM stock_import_row WHERE import_id = $1 ORDER BY number LIMIT 20', [record.id]),
      this.sums.of(full),
    ]);
    return stockImportSchema.parse({
      ...record,
      columns: headings.map((heading, column) =>
        columnForCaller({
          heading,
          fact: facts[column] || null,
          recognised: (recognised ?? facts)[column] || null,
          samples: first.flatMap(({ cells }) => cells[column]?.slice(0, 80) || []).slice(0, SAMPLES),
        }),
      ),
      ...sums,
      willUndo,
      createdAt: createdAt.toISOString(),
    });
  }
}
