import { vehicleRemovedV1 } from '@forecourt/contracts';
import { Outbox, StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockVehicle } from './lock-vehicle.ts';
import { Stock } from './stock.ts';
import { VehicleEntity } from './vehicle.entity.ts';

@Injectable()
export class RemoveVehicleUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly staffActions: StaffActions,
  ) {}

  /** The row stays, marked, so that an operator can bring it back for 30 days (D27). */
  async execute(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const stored = await lockVehicle(manager, id);
      const now = new Date();
      const removed = await manager.save(VehicleEntity, {
        ...stored,
        version: stored.version + 1,
        updatedAt: now,
        deletedAt: now,
      });
      await this.outbox.add(manager, vehicleRemovedV1, {
        entityId: String(id),
        entityVersion: removed.version,
        data: { vehicleId: id },
      });
      await this.staffActions.record(manager, { action: 'vehicle.removed', recordType: 'vehicle', recordId: String(id) });
      this.stock.takeOverOnCommit(manager, removed);
    });
  }
}
