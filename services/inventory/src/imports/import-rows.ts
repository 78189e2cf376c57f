import { type ImportRow, ROW_OUTCOMES, type RowOutcome } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { nameIn } from './row-name.ts';
import { type ImportRecord, StockImports } from './stock-imports.ts';

const PAGE = 50;
const REPORT_PAGE = 1_000;

interface StoredRow {
  number: number;
  cells: string[];
  outcome: RowOutcome;
  vehicleId: number | null;
  says: string;
}

/** The report of an import, row by row. */
@Injectable()
export class ImportRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: StockImports,
  ) {}

  /** The rows after this one that have the outcome, at most fifty. */
  async page(id: number, outcome: RowOutcome, after: number): Promise<ImportRow[]> {
    return this.rows(await this.imports.record(id), [outcome], after, PAGE);
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

  private async rows(record: ImportRecord, outcomes: readonly RowOutcome[], after: number, limit: number): Promise<ImportRow[]> {
    const rows: StoredRow[] = await this.dataSource.query(
      `SELECT number, cells, outcome, vehicle_id AS "vehicleId", says FROM stock_import_row
       WHERE import_id = $1 AND outcome = ANY($2) AND number > $3 ORDER BY number LIMIT $4`,
      [record.id, outcomes, after, limit],
    );
    return rows.map(({ cells, ...row }) => ({ ...row, van: nameIn(cells, record.facts) }));
  }
}
