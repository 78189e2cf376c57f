import { vehicleRemovedV1 } from '@forecourt/contracts';
import { Outbox, StaffActions, StaffMay } from '@forecourt/service-kit';
import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Stock } from '../stock/stock.ts';
import { lockVehicle } from './lock-vehicle.ts';
import { VehicleEntity } from './vehicle.entity.ts';
import { parseVehicleId } from './vehicle-id.ts';

@Controller('api/vehicles/:id')
export class RemoveVehicleController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly staffActions: StaffActions,
  ) {}

  /** Soft-deletes the vehicle, so that staff can restore it for 30 days (D27). */
  @Delete()
  @HttpCode(204)
  @StaffMay('stock.write')
  async remove(@Param('id') idText: string): Promise<void> {
    const id = parseVehicleId(idText);
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
      this.stock.applyOnCommit(manager, removed);
    });
  }
}
