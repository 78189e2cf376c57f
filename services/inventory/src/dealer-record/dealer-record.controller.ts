import { isDeepStrictEqual } from 'node:util';
import { type DealerFacts, type DealerRecord, dealerRecordSchema, updateDealerRecordSchema } from '@forecourt/contracts';
import { fromPence, toPence } from '@forecourt/rules';
import { parseInput } from '@forecourt/server-kit';
import { StaffActions, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockVehicle } from '../vehicles/lock-vehicle.ts';
import { refuseQuery } from '../vehicles/refuse-query.ts';
import { VehicleEntity } from '../vehicles/vehicle.entity.ts';
import { vehicleNotFound, versionConflict } from '../vehicles/vehicle.errors.ts';
import { parseVehicleId } from '../vehicles/vehicle-id.ts';
import { given } from '../vehicles/vehicle-input.mapper.ts';
import { DealerRecordEntity } from './dealer-record.entity.ts';

const UNKNOWN: DealerRecord = { vin: null, dateInStock: null, purchasePrice: null, preparationCost: null, version: 0 };

const recordOf = async (manager: EntityManager, vehicleId: number): Promise<DealerRecord> =>
  dealerRecordSchema.parse((await manager.findOneBy(DealerRecordEntity, { vehicleId })) ?? UNKNOWN);

const inPence = (pounds: string | null): string | null => pounds && fromPence(toPence(pounds));

/**
 * The only reader and writer of what staff alone see of a van: it is in no other answer, event or cache, and the audit log names the
 * fields without their values (ADR 044).
 */
@Controller('api/vehicles/:id/dealer-record')
@StaffMay('costs.manage')
export class DealerRecordController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly staffActions: StaffActions,
  ) {}

  @Get()
  async get(@Param('id') idText: string, @Query() query: unknown): Promise<DealerRecord> {
    refuseQuery(query);
    const id = parseVehicleId(idText);
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(VehicleEntity, { id }))) throw vehicleNotFound(id);
    return recordOf(manager, id);
  }

  /** A repeated call changes nothing, so it needs no key: a kept answer would be a second place for the figures. */
  @Patch()
  async update(@Param('id') idText: string, @Body() body: unknown): Promise<DealerRecord> {
    const id = parseVehicleId(idText);
    const { version, ...changes } = given(parseInput(updateDealerRecordSchema, body));
    return this.dataSource.transaction(async (manager) => {
      await lockVehicle(manager, id);
      const stored = await recordOf(manager, id);
      const edited = { ...stored, ...changes };
      edited.purchasePrice = inPence(edited.purchasePrice);
      edited.preparationCost = inPence(edited.preparationCost);
      const fields = (Object.keys(changes) as (keyof DealerFacts)[]).filter(
        (name) => !isDeepStrictEqual(stored[name], edited[name]),
      );
      if (fields.length === 0) return stored;
      if (version !== stored.version) throw versionConflict(id);
      const updated = { ...edited, version: version + 1 };
      await manager.save(DealerRecordEntity, { ...updated, vehicleId: id, updatedAt: new Date() });
      await this.staffActions.record(manager, { action: 'vehicle.updated', recordType: 'vehicle', recordId: String(id), fields });
      return updated;
    });
  }
}
