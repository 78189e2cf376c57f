import { vehicleRemovedV1 } from '@forecourt/contracts';
import { Outbox } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Stock } from '../stock/stock.ts';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';

/** Soft-deletes vehicles, so that staff can restore them for 30 days (D27). */
@Injectable()
export class RemoveVehicle {
  constructor(
    private readonly outbox: Outbox,
    private readonly stock: Stock,
  ) {}

  /** @param stored locked. */
  async run(manager: EntityManager, stored: readonly VehicleRow[]): Promise<void> {
    if (stored.length === 0) return;
    const now = new Date();
    const changes = { updatedAt: now, deletedAt: now };
    await manager.update(VehicleEntity, { id: In(stored.map(({ id }) => id)) }, { ...changes, version: () => 'version + 1' });
    const removed = stored.map((row) => ({ ...row, ...changes, version: row.version + 1 }));
    await this.outbox.addAll(
      manager,
      vehicleRemovedV1,
      removed.map(({ id, version }) => ({ entityId: String(id), entityVersion: version, data: { vehicleId: id } })),
    );
    this.stock.applyOnCommit(manager, removed);
  }
}
