import { type ImportRow, type ImportRowList, ROW_OUTCOMES, type RowOutcome } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImportRecord } from './import-record.ts';
import { nameIn } from './row-name.ts';
import { StockImports } from './stock-imports.ts';
import { UndoForecast } from './undo-forecast.ts';

const PAGE = 50;
const REPORT_PAGE = 1_000;

interface StoredRow {
  number: number;
  cells: string[];
  outcome: RowOutcome;
  vehicleId: number | null;
  says: string;
  undo: string;
}

/** The report of an import, row by row. */
@Injectable()
export class ImportRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: StockImports,
    private readonly forecast: UndoForecast,
  ) {}

  /**
   * The rows after this one that have the outcome, whose van is imported without a fact or is doubted, or that its undoing has left
   * alone or would leave; at most fifty.
   */
  async page(id: number, list: ImportRowList, after: number): Promise<ImportRow[]> {
    const record = await this.imports.record(id);
    if (list === 'without' || list === 'doubted') return this.rows(record, ROW_OUTCOMES, after, PAGE, list);
    if (list !== 'left') return this.rows(record, [list], after, PAGE);
    return record.state === 'applied' ? this.foreseen(record, after) : this.rows(record, ROW_OUTCOMES, after, PAGE, 'left');
  }

  private async foreseen(record: ImportRecord, after: number): Promise<ImportRow[]> {
    const left = await this.forecast.left(record.id);
    const numbers = [...left.keys()].filter((number) => number > after).slice(0, PAGE);
    const rows = await this.rows(record, ROW_OUTCOMES, after, PAGE, numbers);
    return rows.map((row) => ({ ...row, undo: left.get(row.number) ?? '' }));
  }

  async *all(record: ImportRecord): AsyncGenerator<ImportRow[]> {
    let after = 0;
    for (;;) {
      const rows = await this.rows(record, ROW_OUTCOMES, after, REPORT_PAGE);
      yield rows;
      if (rows.length < REPORT_PAGE) return;
      after = rows.at(-1)?.number ?? 0;
    }
  }

  private async rows(
    record: ImportRecord,
    outcomes: readonly RowOutcome[],
    after: number,
    limit: number,
    only: 'left' | 'without' | 'doubted' | readonly number[] | null = null,
  ): Promise<ImportRow[]> {
    const rows: StoredRow[] = await this.dataSource.query(
      `SELECT number, cells, outcome, vehicle_id AS "vehicleId", says,
         CASE undo WHEN 'back' THEN CASE outcome WHEN 'new' THEN 'Deleted' ELSE 'Put back to what it was' END WHEN 'left' THEN undo_says ELSE '' END AS undo
       FROM stock_import_row
       WHERE import_id = $1 AND outcome = ANY($2) AND number > $3 AND (NOT $5 OR undo = 'left') AND (NOT $7 OR is_without_fact) AND (NOT $8 OR is_doubted)
         AND ($6::integer[] IS NULL OR number = ANY($6)) ORDER BY number LIMIT $4`,
      [
        record.id,
        outcomes,
        after,
        limit,
        only === 'left',
        Array.isArray(only) ? only : null,
        only === 'without',
        only === 'doubted',
      ],
    );
    return rows.map(({ cells, ...row }) => ({ ...row, van: nameIn(cells, record.facts) }));
  }
}
