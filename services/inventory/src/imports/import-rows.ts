import { type ImportRow, ROW_OUTCOMES, type RowOutcome } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImportRecord } from './import-record.ts';
import { nameIn } from './row-name.ts';
import { StockImports } from './stock-imports.ts';

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
  ) {}

  /** The rows after this one that have the outcome, or that its undoing has left as they are; at most fifty. */
  async page(id: number, list: RowOutcome | 'left', after: number): Promise<ImportRow[]> {
    const record = await this.imports.record(id);
    return this.rows(record, list === 'left' ? ROW_OUTCOMES : [list], after, PAGE, list === 'left');
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
    isLeft = false,
  ): Promise<ImportRow[]> {
    const rows: StoredRow[] = await this.dataSource.query(
      `SELECT number, cells, outcome, vehicle_id AS "vehicleId", says,
         CASE undo WHEN 'back' THEN 'Put back' WHEN 'left' THEN undo_says ELSE '' END AS undo
       FROM stock_import_row
       WHERE import_id = $1 AND outcome = ANY($2) AND number > $3 AND (NOT $5 OR undo = 'left') ORDER BY number LIMIT $4`,
      [record.id, outcomes, after, limit, isLeft],
    );
    return rows.map(({ cells, ...row }) => ({ ...row, van: nameIn(cells, record.facts) }));
  }
}
