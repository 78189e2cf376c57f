import { vehicleRemovedV1 } from '@forecourt/contracts';
import { Outbox } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Stock } from '../stock/stock.ts';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';

/** Soft-deletes a vehicle, so that staff can restore it for 30 days (D27). */
@Injectable()
export class RemoveVehicle {
  constructor(
    private readonly outbox: Outbox,
    private readonly stock: Stock,
  ) {}

  /** @param stored locked. */
  async run(manager: EntityManager, stored: VehicleRow): Promise<void> {
    const now = new Date();
    const changes = { version: stored.version + 1, updatedAt: now, deletedAt: now };
    const removed = await manager.save(VehicleEntity, { ...stored, ...changes });
    await this.outbox.add(manager, vehicleRemovedV1, {
      entityId: String(stored.id),
      entityVersion: removed.version,
      data: { vehicleId: stored.id },
    });
    this.stock.applyOnCommit(manager, removed);
  }
}
