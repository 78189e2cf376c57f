import { type CreateVehicle, type Vehicle, vehicleAddedV1 } from '@forecourt/contracts';
import { Outbox, StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VerifiedFields } from '../lookup/verified-fields.ts';
import { Stock } from './stock.ts';
import { refuseTaken } from './taken-registrations.ts';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';
import { toSnapshot, toVehicle } from './vehicle.mapper.ts';
import { toFacts } from './vehicle-input.mapper.ts';

@Injectable()
export class CreateVehicleUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly verified: VerifiedFields,
    private readonly staffActions: StaffActions,
  ) {}

  async execute(body: CreateVehicle): Promise<Vehicle> {
    return this.dataSource.transaction(async (manager) => {
      const now = new Date();
      const vehicles = manager.getRepository<VehicleRow>(VehicleEntity);
      const facts = toFacts(body);
      await refuseTaken(manager, facts.registrationNumber);
      const verifiedFields = await this.verified.of(manager, facts);
      const row = { ...facts, verifiedFields, version: 1, createdAt: now, updatedAt: now, deletedAt: null };
      const { id } = await vehicles.save(row);
      // As PostgreSQL gives it back: this replica then sends the same bytes, and the same ETag, as those that read it later.
      const added = await vehicles.findOneByOrFail({ id });
      await this.outbox.add(manager, vehicleAddedV1, {
        entityId: String(added.id),
        entityVersion: added.version,
        data: { vehicle: toSnapshot(added) },
      });
      await this.staffActions.record(manager, { action: 'vehicle.added', recordType: 'vehicle', recordId: String(id) });
      this.stock.takeOverOnCommit(manager, added);
      return toVehicle(added);
    });
  }
}
