import { type UpdateVehicle, type Vehicle, vehicleUpdatedV1 } from '@forecourt/contracts';
import { payloadFault, type Weights } from '@forecourt/rules';
import { Outbox, StaffActions } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VerifiedFields } from '../lookup/verified-fields.ts';
import { lockVehicle } from './lock-vehicle.ts';
import { Stock } from './stock.ts';
import { refuseTaken } from './taken-registrations.ts';
import { changedFields, toldChanges } from './vehicle.changes.ts';
import { VehicleEntity } from './vehicle.entity.ts';
import { payloadTooLarge, versionConflict } from './vehicle.errors.ts';
import { toSnapshot, toVehicle } from './vehicle.mapper.ts';
import { toChanges } from './vehicle-input.mapper.ts';

@Injectable()
export class UpdateVehicleUseCase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly verified: VerifiedFields,
    private readonly staffActions: StaffActions,
  ) {}

  /** Stores and publishes nothing where the body changes nothing. */
  async execute(id: number, body: UpdateVehicle): Promise<Vehicle> {
    return this.dataSource.transaction(async (manager) => {
      const stored = await lockVehicle(manager, id);
      if (body.version !== undefined && body.version !== stored.version) throw versionConflict(id, body.version, stored.version);

      const before = toVehicle(stored);
      const facts = { ...stored, ...toChanges(body) };
      const edited = { ...facts, verifiedFields: await this.verified.of(manager, facts) };
      const changed = changedFields(before, toVehicle(edited));
      if (changed.length === 0) return before;
      refuseOverload(facts, changed);
      if (changed.includes('registrationNumber')) await refuseTaken(manager, facts.registrationNumber, id);

      const updated = await manager.save(VehicleEntity, { ...edited, version: stored.version + 1, updatedAt: new Date() });
      await this.outbox.add(manager, vehicleUpdatedV1, {
        entityId: String(id),
        entityVersion: updated.version,
        data: { vehicle: toSnapshot(updated) },
      });
      await this.staffActions.record(manager, {
        action: actionOf(before, updated),
        recordType: 'vehicle',
        recordId: String(id),
        fields: changed.filter((field) => field !== 'verifiedFields'),
        changes: toldChanges(before, toVehicle(updated)),
      });
      this.stock.takeOverOnCommit(manager, updated);
      return toVehicle(updated);
    });
  }
}

/** What was stored before the rule and is left alone stays as it is. */
function refuseOverload(facts: Weights, changed: readonly string[]): void {
  const path = (['payload', 'grossWeight'] as const).find((name) => changed.includes(name));
  const fault = path && payloadFault(facts);
  if (fault) throw payloadTooLarge(path, fault);
}

/** Whether a van is sold is what readers of the log look for, so it has actions of its own: the fields carry no values. */
const actionOf = (before: Vehicle, { isSold }: Pick<Vehicle, 'isSold'>): string => {
  if (isSold === before.isSold) return 'vehicle.updated';
  return isSold ? 'vehicle.marked-sold' : 'vehicle.marked-available';
};
