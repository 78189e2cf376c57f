import type { DealerFacts } from '@forecourt/contracts';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dealerRecordsOf, keepDealerRecords } from '../dealer-record/dealer-records.ts';
import type { AppliedRow } from './applied-row.ts';
import type { ImportRecord } from './import-record.ts';
import type { Judgement } from './judge-row.ts';
import type { Written } from './write-rows.ts';

interface WrittenRows {
  readonly rows: readonly { readonly number: number }[];
  readonly judgements: readonly Judgement[];
  readonly written: readonly Written[];
}

/** Writes and puts back what the dealership alone sees of the vans of a chunk (ADR 044), whatever their number, in a few statements. */
@Injectable()
export class ImportedDealerFacts {
  constructor(private readonly staffActions: StaffActions) {}

  async write(manager: EntityManager, { id, actor }: ImportRecord, { rows, judgements, written }: WrittenRows): Promise<void> {
    const done = judgements.flatMap((judged, place) => {
      const vehicleId = written[place]?.id ?? null;
      if (!('dealer' in judged) || judged.dealer === null || vehicleId === null) return [];
      return [{ ...judged.dealer, number: rows[place]?.number, vehicleId, isNew: judged.outcome === 'new' }];
    });
    if (done.length === 0) return;
    await keepDealerRecords(
      manager,
      done.map(({ record, vehicleId }) => ({ ...record, vehicleId })),
    );
    await manager.query(
      `UPDATE stock_import_row AS row SET dealer_before = done.before, dealer_version = done.version
       FROM jsonb_to_recordset($2::jsonb) AS done (number integer, before jsonb, version integer)
       WHERE row.import_id = $1 AND row.number = done.number`,
      [id, JSON.stringify(done.map(({ number, before, record: { version } }) => ({ number, before, version })))],
    );
    // Of vans that an import adds the activity has its entry.
    await this.tell(
      manager,
      actor,
      done.filter(({ isNew }) => !isNew),
    );
  }

  /** @param rows whose vans are put back to what they were. */
  async putBack(manager: EntityManager, { actor }: ImportRecord, rows: readonly AppliedRow[]): Promise<void> {
    const changed = rows.flatMap(({ outcome, vehicleId, dealerBefore }) =>
      outcome === 'changed' && dealerBefore ? [{ vehicleId, before: dealerBefore }] : [],
    );
    if (changed.length === 0) return;
    const now = await dealerRecordsOf(
      manager,
      changed.map(({ vehicleId }) => vehicleId),
    );
    const records = changed.flatMap(({ vehicleId, before }) => {
      const record = now.get(vehicleId);
      return record ? [{ ...record, ...before, version: record.version + 1, vehicleId }] : [];
    });
    await keepDealerRecords(manager, records);
    await this.tell(manager, actor, changed);
  }

  /** Names of facts alone: their values are in no event. */
  private async tell(
    manager: EntityManager,
    actor: string,
    vans: readonly { readonly vehicleId: number; readonly before: Partial<DealerFacts> }[],
  ): Promise<void> {
    const [first, ...others] = vans.map(({ vehicleId, before }) => ({
      recordId: String(vehicleId),
      fields: Object.keys(before),
    }));
    if (first)
      await this.staffActions.record(manager, { actor, action: 'vehicle.updated', recordType: 'vehicle', ...first, others });
  }
}
