import { vehicleAddedV1, vehicleUpdatedV1 } from '@forecourt/contracts';
import { Outbox, StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { VerifiedFields } from '../lookup/verified-fields.ts';
import { Stock } from '../stock/stock.ts';
import { auditedChanges, changedFields } from '../vehicles/vehicle.changes.ts';
import { VehicleEntity, type VehicleRow } from '../vehicles/vehicle.entity.ts';
import { toSnapshot, toVehicle } from '../vehicles/vehicle.mapper.ts';
import { isWritten, type Judgement } from './judge-row.ts';

/** Writes what was judged of the rows of a chunk, as the API would. */
@Injectable()
export class WriteRows {
  constructor(
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly verified: VerifiedFields,
    private readonly staffActions: StaffActions,
  ) {}

  /** @returns the ids of the vans, in the order of the judgements; null for those that are not written. */
  async write(manager: EntityManager, judgements: readonly Judgement[], actor: string): Promise<(number | null)[]> {
    const added = await this.add(manager, judgements);
    const ids: (number | null)[] = [];
    for (const judged of judgements) {
      if (judged.outcome === 'new') ids.push(added.shift() ?? null);
      else ids.push(isWritten(judged) ? judged.stored.id : null);
      if (judged.outcome === 'changed') await this.change(manager, judged.stored, judged.facts, actor);
    }
    return ids;
  }

  /** The activity has one entry for the import, not one for each van that it adds. */
  private async add(manager: EntityManager, judgements: readonly Judgement[]): Promise<number[]> {
    const now = new Date();
    const rows = [];
    for (const judged of judgements) {
      if (judged.outcome !== 'new') continue;
      const verifiedFields = await this.verified.of(manager, judged.facts);
      rows.push({ ...judged.facts, verifiedFields, version: 1, createdAt: now, updatedAt: now, deletedAt: null });
    }
    if (rows.length === 0) return [];
    const { identifiers } = await manager.insert(VehicleEntity, rows);
    const ids = identifiers.map(({ id }) => Number(id));
    // Read back, so that this replica sends the same bytes and ETag as those that read it later.
    for (const row of await manager.find(VehicleEntity, { where: { id: In(ids) }, order: { id: 'ASC' } })) {
      await this.outbox.add(manager, vehicleAddedV1, toldOf(row));
      this.stock.applyOnCommit(manager, row);
    }
    return ids;
  }

  private async change(manager: EntityManager, stored: VehicleRow, facts: VehicleRow, actor: string): Promise<void> {
    const edited = { ...facts, verifiedFields: await this.verified.of(manager, facts) };
    const updated = await manager.save(VehicleEntity, { ...edited, version: stored.version + 1, updatedAt: new Date() });
    await this.outbox.add(manager, vehicleUpdatedV1, toldOf(updated));
    this.stock.applyOnCommit(manager, updated);
    const [before, after] = [toVehicle(stored), toVehicle(updated)];
    const changed = changedFields(before, after).filter((field) => !['version', 'updatedAt', 'verifiedFields'].includes(field));
    await this.staffActions.record(manager, {
      actor,
      action: 'vehicle.updated',
      recordType: 'vehicle',
      recordId: String(stored.id),
      fields: changed,
      changes: auditedChanges(before, after),
    });
  }
}

const toldOf = (row: VehicleRow) => ({
  entityId: String(row.id),
  entityVersion: row.version,
  data: { vehicle: toSnapshot(row) },
});
