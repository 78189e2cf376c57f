import { type Vehicle, vehicleAddedV1 } from '@forecourt/contracts';
import { Outbox, StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RemovedVehicles } from './removed-vehicles.ts';
import { Stock } from './stock.ts';
import { refuseTaken } from './taken-registrations.ts';
import { VehicleEntity } from './vehicle.entity.ts';
import { toSnapshot, toVehicle } from './vehicle.mapper.ts';

@Injectable()
export class RestoreVehicleUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removed: RemovedVehicles,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly staffActions: StaffActions,
  ) {}

  /** Announced as an added vehicle, with a version after that of its removal. */
  async execute(id: number): Promise<Vehicle> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await this.removed.lock(manager, id);
      await refuseTaken(manager, stored.registrationNumber, id);
      const restored = await manager.save(VehicleEntity, {
        ...stored,
        version: stored.version + 1,
        updatedAt: new Date(),
        deletedAt: null,
      });
      await this.outbox.add(manager, vehicleAddedV1, {
        entityId: String(id),
        entityVersion: restored.version,
        data: { vehicle: toSnapshot(restored) },
      });
      await this.staffActions.record(manager, { action: 'vehicle.restored', recordType: 'vehicle', recordId: String(id) });
      this.stock.takeOverOnCommit(manager, restored);
      return toVehicle(restored);
    });
  }
}
