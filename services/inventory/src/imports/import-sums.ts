import { ROW_OUTCOMES, type RowOutcome, type StockImport } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ImportRecord } from './import-record.ts';
import { nameIn, priceIn } from './row-name.ts';

/** What is counted for an answer. */
export type Sums = Pick<StockImport, 'counts' | 'withoutFact' | 'doubted' | 'asked' | 'held' | 'undone' | 'canUndo'>;

/** Counts what became of the rows of an import. */
@Injectable()
export class ImportSums {
  constructor(private readonly dataSource: DataSource) {}

  async of(record: ImportRecord): Promise<Sums> {
    const [rows, asked, held, undone, canUndo] = await Promise.all([
      this.ofRows(record),
      this.asked(record),
      this.held(record),
      this.undone(record),
      this.canUndo(record),
    ]);
    return { ...rows, asked, held, undone, canUndo };
  }

  /**
   * What became of the rows that are checked or applied so far. Until all are, the others say what another mapping made of them.
   */
  async ofRows({ id, state, total, done }: ImportRecord): Promise<Pick<Sums, 'counts' | 'withoutFact' | 'doubted'>> {
    const outcomes: { outcome: RowOutcome; count: number; withoutFact: number; doubted: number }[] = await this.dataSource.query(
      `SELECT outcome, count(*)::integer AS count, count(*) FILTER (WHERE is_without_fact)::integer AS "withoutFact",
         count(*) FILTER (WHERE is_doubted)::integer AS doubted
       FROM (SELECT outcome, is_without_fact, is_doubted FROM stock_import_row
         WHERE import_id = $1 ORDER BY number LIMIT $2) AS done
       WHERE outcome IS NOT NULL GROUP BY outcome`,
      [id, state === 'checking' || state === 'applying' ? done : total],
    );
    const none = Object.fromEntries(ROW_OUTCOMES.map((outcome) => [outcome, 0])) as StockImport['counts'];
    const sumOf = (counted: 'withoutFact' | 'doubted') => outcomes.reduce((sum, row) => sum + row[counted], 0);
    return {
      counts: { ...none, ...Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count])) },
      withoutFact: sumOf('withoutFact'),
      doubted: sumOf('doubted'),
    };
  }

  async held({ id, state }: ImportRecord): Promise<StockImport['held']> {
    const none = { vans: 0, pictures: 0, bodyType: 0, monthlyPrice: 0, doubted: 0, sold: 0 };
    if (state !== 'applied' && state !== 'publishing') return none;
    const [held]: StockImport['held'][] = await this.dataSource.query(
      `SELECT count(*)::integer AS vans,
         count(*) FILTER (WHERE images = '{}' AND image_url IS NULL)::integer AS pictures,
         count(*) FILTER (WHERE body_type IS NULL)::integer AS "bodyType",
         count(*) FILTER (WHERE monthly_price IS NULL)::integer AS "monthlyPrice",
         count(*) FILTER (WHERE row.is_doubted)::integer AS doubted,
         count(*) FILTER (WHERE is_sold OR stock_status = 'Sold')::integer AS sold
       FROM stock_import_row AS row JOIN vehicle ON vehicle.id = row.vehicle_id
       WHERE row.import_id = $1 AND row.outcome = 'new' AND vehicle.held_at IS NOT NULL AND vehicle.deleted_at IS NULL`,
      [id],
    );
    return held ?? none;
  }

  /** A release before did not keep what it changed. */
  async canUndo({ id, state }: ImportRecord): Promise<boolean> {
    if (state !== 'applied') return false;
    const [one] = await this.dataSource.query(
      'SELECT 1 FROM stock_import_row WHERE import_id = $1 AND written IS NOT NULL LIMIT 1',
      [id],
    );
    return one !== undefined;
  }

  async undone({ id, state }: ImportRecord): Promise<StockImport['undone']> {
    const none = { deleted: 0, back: 0, left: 0 };
    if (state !== 'undoing' && state !== 'undone') return none;
    const [undone]: StockImport['undone'][] = await this.dataSource.query(
      `SELECT count(*) FILTER (WHERE undo = 'back' AND outcome = 'new')::integer AS deleted,
         count(*) FILTER (WHERE undo = 'back' AND outcome = 'changed')::integer AS back,
         count(*) FILTER (WHERE undo = 'left')::integer AS "left"
       FROM stock_import_row WHERE import_id = $1`,
      [id],
    );
    return undone ?? none;
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
}
