import { type Vehicle, vehicleAddedV1 } from '@forecourt/contracts';
import { Outbox, StaffActions, StaffMay } from '@forecourt/service-kit';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Stock } from '../stock/stock.ts';
import { RemovedVehicles } from './removed-vehicles.ts';
import { tell } from './tell.ts';
import { requireUnique } from './unique-in-stock.ts';
import { VehicleEntity } from './vehicle.entity.ts';
import { toVehicle } from './vehicle.mapper.ts';
import { parseVehicleId } from './vehicle-id.ts';

@Controller('api/vehicles/:id/restore')
export class RestoreVehicleController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removed: RemovedVehicles,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly staffActions: StaffActions,
  ) {}

  /** Publishes an added vehicle whose version follows that of its removal. */
  @Post()
  @HttpCode(200)
  @StaffMay('stock.write')
  async restore(@Param('id') idText: string): Promise<Vehicle> {
    const id = parseVehicleId(idText);
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.removed.lock(manager, id);
      await requireUnique(manager, stored, id);
      const restored = await manager.save(VehicleEntity, {
        ...stored,
        version: stored.version + 1,
        updatedAt: new Date(),
        deletedAt: null,
      });
      await tell(this.outbox, manager, [restored], vehicleAddedV1);
      await this.staffActions.record(manager, { action: 'vehicle.restored', recordType: 'vehicle', recordId: String(id) });
      this.stock.applyOnCommit(manager, [restored]);
      return toVehicle(restored);
    });
  }
}
