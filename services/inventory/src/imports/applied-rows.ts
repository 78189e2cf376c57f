import { Outbox } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { dealerRecordsOf } from '../dealer-record/dealer-records.ts';
import { Stock } from '../stock/stock.ts';
import { publishHeld } from '../vehicles/publish-held.ts';
import { VehicleEntity } from '../vehicles/vehicle.entity.ts';
import type { AppliedRow } from './applied-row.ts';
import type { ImportRecord } from './import-record.ts';
import { ImportedVans } from './imported-vans.ts';
import { UndoRows } from './undo-rows.ts';
import { WRITTEN } from './written.ts';

/** What is done to the vans of an applied import: a few rows in a transaction, which also moves its count on. */
@Injectable()
export class AppliedRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly undoRows: UndoRows,
    private readonly importedVans: ImportedVans,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
  ) {}

  /** @returns how many rows it has been through; 0 if another replica is at it, or it is in another state by now. */
  async run(record: ImportRecord, limit: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [now]: { done: number }[] = await manager.query(
        'SELECT done FROM stock_import WHERE id = $1 AND state = $2 FOR UPDATE SKIP LOCKED',
        [record.id, record.state],
      );
      if (!now) return 0;
      const { count, rows } = await this.read(manager, record.id, now.done, limit);
      if (record.state === 'publishing') await this.publish(manager, rows);
      else await this.undo(manager, record, rows);
      await manager.query(
        `UPDATE stock_import SET done = $2,
           state = CASE WHEN $2 < total THEN state WHEN state = 'publishing' THEN 'applied' ELSE 'undone' END
         WHERE id = $1`,
        [record.id, now.done + count],
      );
      return count;
    });
  }

  private async read(manager: EntityManager, id: number, after: number, limit: number) {
    const rows: Omit<AppliedRow, 'stored' | 'isAsWritten'>[] = await manager.query(
      `SELECT number, outcome, vehicle_id AS "vehicleId", before, written, dealer_before AS "dealerBefore",
         dealer_version AS "dealerVersion" FROM stock_import_row
       WHERE import_id = $1 ORDER BY number OFFSET $2 LIMIT $3`,
      [id, after, limit],
    );
    const applied = rows.filter(({ written }) => written !== null);
    const ids = applied.map(({ vehicleId }) => vehicleId);
    const lock = { mode: 'pessimistic_write' } as const;
    const vans = await manager.find(VehicleEntity, { where: { id: In(ids) }, order: { id: 'ASC' }, lock });
    const stored = new Map(vans.map((van) => [van.id, van]));
    const now: { id: number; written: string }[] = await manager.query(
      `SELECT id, ${WRITTEN} AS written FROM vehicle WHERE id = ANY($1)`,
      [ids],
    );
    const priced = applied.filter(({ dealerVersion }) => dealerVersion !== null);
    const records = await dealerRecordsOf(
      manager,
      priced.map(({ vehicleId }) => vehicleId),
    );
    const writtenNow = new Map(now.map((van) => [van.id, van.written]));
    return {
      count: rows.length,
      rows: applied.map((row): AppliedRow => {
        const isRecordAsWritten = row.dealerVersion === null || records.get(row.vehicleId)?.version === row.dealerVersion;
        const isAsWritten = writtenNow.get(row.vehicleId) === row.written && isRecordAsWritten;
        return { ...row, stored: stored.get(row.vehicleId) ?? null, isAsWritten };
      }),
    };
  }

  private async undo(manager: EntityManager, record: ImportRecord, rows: readonly AppliedRow[]): Promise<void> {
    await this.importedVans.putBack(manager, record, await this.undoRows.run(manager, record, rows));
  }

  private async publish(manager: EntityManager, rows: readonly AppliedRow[]): Promise<void> {
    for (const { outcome, stored } of rows)
      if (outcome === 'new' && stored?.heldAt) await publishHeld(manager, stored, this.outbox, this.stock);
  }
}
