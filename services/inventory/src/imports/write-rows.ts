import { vehicleAddedV1, vehicleUpdatedV1 } from '@forecourt/contracts';
import { Outbox, StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { VerifiedFields } from '../lookup/verified-fields.ts';
import { Stock } from '../stock/stock.ts';
import { insertVehicles } from '../vehicles/insert-vehicles.ts';
import { tell } from '../vehicles/tell.ts';
import { auditedChanges, changedFields } from '../vehicles/vehicle.changes.ts';
import { VehicleEntity, type VehicleRow } from '../vehicles/vehicle.entity.ts';
import { toVehicle } from '../vehicles/vehicle.mapper.ts';
import { isWritten, type Judgement } from './judge-row.ts';

/** What was written of a row: the van, and of a changed one what it was. */
export interface Written {
  readonly id: number | null;
  readonly before: Partial<VehicleRow> | null;
}

/** Writes what was judged of the rows of a chunk, as the API would. */
@Injectable()
export class WriteRows {
  constructor(
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly verified: VerifiedFields,
    private readonly staffActions: StaffActions,
  ) {}

  /**
   * @param heldAt null if new vans are on the site at once.
   * @returns what was written, in the order of the judgements.
   */
  async write(
    manager: EntityManager,
    judgements: readonly Judgement[],
    { actor, heldAt }: { readonly actor: string; readonly heldAt: Date | null },
  ): Promise<Written[]> {
    const added = await this.add(manager, judgements, heldAt);
    const written: Written[] = [];
    for (const judged of judgements) {
      const id = judged.outcome === 'new' ? (added.shift() ?? null) : isWritten(judged) ? judged.stored.id : null;
      // Of some only what the dealership alone sees has changed.
      const isEdited = judged.outcome === 'changed' && judged.facts !== judged.stored;
      const before = isEdited ? await this.change(manager, judged.stored, judged.facts, actor) : null;
      written.push({ id, before });
    }
    return written;
  }

  /** The activity has one entry for the import, not one for each van that it adds. */
  private async add(manager: EntityManager, judgements: readonly Judgement[], heldAt: Date | null): Promise<number[]> {
    const now = new Date();
    const added = judgements.flatMap((judged) => (judged.outcome === 'new' ? [judged.facts] : []));
    if (added.length === 0) return [];
    const verified = await this.verified.ofAll(manager, added);
    const rows = added.map((facts, place) => {
      const verifiedFields = verified[place] ?? [];
      return { ...facts, verifiedFields, version: 1, createdAt: now, updatedAt: now, deletedAt: null, heldAt };
    });
    const ids = await insertVehicles(manager, rows);
    // Read back, so that this replica sends the same bytes and ETag as those that read it later.
    const stored = await manager.find(VehicleEntity, { where: { id: In(ids) }, order: { id: 'ASC' } });
    await tell(this.outbox, manager, stored, vehicleAddedV1);
    this.stock.applyOnCommit(manager, stored);
    return ids;
  }

  /** @returns what has changed, as it was. */
  async change(manager: EntityManager, stored: VehicleRow, facts: VehicleRow, actor: string): Promise<Partial<VehicleRow>> {
    const edited = { ...facts, verifiedFields: await this.verified.of(manager, facts) };
    const updated = await manager.save(VehicleEntity, { ...edited, version: stored.version + 1, updatedAt: new Date() });
    await tell(this.outbox, manager, [updated], vehicleUpdatedV1);
    this.stock.applyOnCommit(manager, [updated]);
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
    return Object.fromEntries(Object.entries(stored).filter(([field]) => changed.includes(field)));
  }
}
