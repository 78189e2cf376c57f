import type { DealerFacts } from '@forecourt/contracts';
import { StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dealerRecordsOf, keepDealerRecords } from '../dealer-record/dealer-records.ts';
import type { AppliedRow } from './applied-row.ts';
import type { ImportRecord } from './import-record.ts';
import type { DealerChange, Judgement } from './judge-row.ts';
import type { Written } from './write-rows.ts';

interface WrittenRows {
  readonly rows: readonly { readonly number: number }[];
  readonly judgements: readonly Judgement[];
  readonly written: readonly Written[];
}

interface Row {
  readonly number: number;
  readonly vehicleId: number;
}

interface ImportedRow extends Row {
  readonly isNew: boolean;
  readonly dealer: DealerChange;
}

/** What the activity says of a van. */
interface Told {
  readonly vehicleId: number;
  readonly fields?: readonly string[];
  readonly changes?: readonly { readonly field: string; readonly from: null; readonly to: string | number }[];
}

/**
 * Of the vans of a chunk, what the dealership alone sees (ADR 044), and that they came by the import, which their own history says.
 * A few statements, however many vans these are.
 */
@Injectable()
export class ImportedVans {
  constructor(private readonly staffActions: StaffActions) {}

  async write(manager: EntityManager, record: ImportRecord, { rows, judgements, written }: WrittenRows): Promise<void> {
    const done = judgements.flatMap((judged, place): ImportedRow[] => {
      const [number, vehicleId] = [rows[place]?.number, written[place]?.id ?? null];
      if (!('dealer' in judged) || number === undefined || vehicleId === null) return [];
      return [{ number, vehicleId, isNew: judged.outcome === 'new', dealer: judged.dealer }];
    });
    await this.writeDealerFacts(manager, record, done);
    for (const [action, isNew] of [
      ['vehicle.imported', true],
      ['vehicle.import-changed', false],
    ] as const)
      await this.tellOfRows(
        manager,
        record,
        action,
        done.filter((row) => row.isNew === isNew),
      );
  }

  /** @param rows whose vans are put back to what they were. */
  async putBack(manager: EntityManager, record: ImportRecord, rows: readonly AppliedRow[]): Promise<void> {
    await this.putBackDealerFacts(manager, record, rows);
    await this.tellOfRows(manager, record, 'vehicle.import-undone', rows);
  }

  private async writeDealerFacts(
    manager: EntityManager,
    { id, actor }: ImportRecord,
    rows: readonly ImportedRow[],
  ): Promise<void> {
    const changed = rows.flatMap(({ dealer, ...row }) => (dealer ? [{ ...row, ...dealer }] : []));
    if (changed.length === 0) return;
    await keepDealerRecords(
      manager,
      changed.map(({ record, vehicleId }) => ({ ...record, vehicleId })),
    );
    await manager.query(
      `UPDATE stock_import_row AS row SET dealer_before = done.before, dealer_version = done.version
       FROM jsonb_to_recordset($2::jsonb) AS done (number integer, before jsonb, version integer)
       WHERE row.import_id = $1 AND row.number = done.number`,
      [id, JSON.stringify(changed.map(({ number, before, record: { version } }) => ({ number, before, version })))],
    );
    // Of vans that an import adds the activity has its entry.
    await this.tellOfDealerFacts(
      manager,
      actor,
      changed.filter(({ isNew }) => !isNew),
    );
  }

  private async putBackDealerFacts(manager: EntityManager, { actor }: ImportRecord, rows: readonly AppliedRow[]): Promise<void> {
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
    await this.tellOfDealerFacts(manager, actor, changed);
  }

  /** Names of facts alone: their values are in no event. */
  private tellOfDealerFacts(
    manager: EntityManager,
    actor: string,
    vans: readonly { readonly vehicleId: number; readonly before: Partial<DealerFacts> }[],
  ): Promise<void> {
    const told = vans.map(({ vehicleId, before }) => ({ vehicleId, fields: Object.keys(before) }));
    return this.tell(manager, actor, 'vehicle.updated', told);
  }

  private tellOfRows(
    manager: EntityManager,
    { actor, fileName }: ImportRecord,
    action: string,
    rows: readonly Row[],
  ): Promise<void> {
    const told = rows.map(({ vehicleId, number }) => ({
      vehicleId,
      changes: [
        { field: 'fileName', from: null, to: fileName.slice(0, 200) },
        { field: 'row', from: null, to: number },
      ],
    }));
    return this.tell(manager, actor, action, told);
  }

  /** One event of all vans. */
  private async tell(manager: EntityManager, actor: string, action: string, vans: readonly Told[]): Promise<void> {
    const [first, ...others] = vans.map(({ vehicleId, fields = [], changes = [] }) => ({
      recordId: String(vehicleId),
      fields: [...fields],
      changes: [...changes],
    }));
    if (first) await this.staffActions.record(manager, { actor, action, recordType: 'vehicle', ...first, others });
  }
}
