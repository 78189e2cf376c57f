import { updateVehicleSchema, type Vehicle, vehicleUpdatedV1 } from '@forecourt/contracts';
import { payloadFault, type Weights } from '@forecourt/rules';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, Outbox, StaffActions, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Param, Patch } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VerifiedFields } from '../lookup/verified-fields.ts';
import { Stock } from '../stock/stock.ts';
import { lockVehicle } from './lock-vehicle.ts';
import { tell } from './tell.ts';
import { requireUnique } from './unique-in-stock.ts';
import { auditedChanges, changedFields } from './vehicle.changes.ts';
import { VehicleEntity } from './vehicle.entity.ts';
import { payloadTooLarge, versionConflict } from './vehicle.errors.ts';
import { toVehicle } from './vehicle.mapper.ts';
import { parseVehicleId } from './vehicle-id.ts';
import { toChanges } from './vehicle-input.mapper.ts';

@Controller('api/vehicles/:id')
export class UpdateVehicleController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly verified: VerifiedFields,
    private readonly staffActions: StaffActions,
  ) {}

  /** Stores and publishes nothing if the body changes nothing. */
  @Patch()
  @StaffMay('stock.write')
  @Idempotent()
  async update(@Param('id') idText: string, @Body() body: unknown): Promise<Vehicle> {
    const id = parseVehicleId(idText);
    const changes = parseInput(updateVehicleSchema, body);
    return this.dataSource.transaction(async (manager) => {
      const stored = await lockVehicle(manager, id);
      if (changes.version !== undefined && changes.version !== stored.version) throw versionConflict(id);

      const before = toVehicle(stored);
      const facts = { ...stored, ...toChanges(changes) };
      const edited = { ...facts, verifiedFields: await this.verified.of(manager, facts) };
      const changed = changedFields(before, toVehicle(edited));
      if (changed.length === 0) return before;
      refuseOverload(facts, changed);
      await requireUnique(manager, facts, id, changed);

      const updated = await manager.save(VehicleEntity, { ...edited, version: stored.version + 1, updatedAt: new Date() });
      await tell(this.outbox, manager, [updated], vehicleUpdatedV1);
      await this.staffActions.record(manager, {
        action: actionOf(before, updated),
        recordType: 'vehicle',
        recordId: String(id),
        fields: changed.filter((field) => field !== 'verifiedFields'),
        changes: auditedChanges(before, toVehicle(updated)),
      });
      this.stock.applyOnCommit(manager, [updated]);
      return toVehicle(updated);
    });
  }
}

/** Checks changed weights only, because older rows may break the rule. */
function refuseOverload(facts: Weights, changed: readonly string[]): void {
  const path = (['payload', 'grossWeight'] as const).find((name) => changed.includes(name));
  const fault = path && payloadFault(facts);
  if (fault) throw payloadTooLarge(path, fault);
}

/** Selling a van has its own action, because that is what readers of the audit log look for. */
const actionOf = (before: Vehicle, { isSold }: Pick<Vehicle, 'isSold'>): string => {
  if (isSold === before.isSold) return 'vehicle.updated';
  return isSold ? 'vehicle.marked-sold' : 'vehicle.marked-available';
};
