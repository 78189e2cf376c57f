import { isDeepStrictEqual } from 'node:util';
import { type DealerFacts, type DealerRecord, updateDealerRecordSchema } from '@forecourt/contracts';
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
import { asStored, dealerRecordsOf, keepDealerRecords, UNKNOWN_RECORD } from './dealer-records.ts';

const recordOf = async (manager: EntityManager, id: number): Promise<DealerRecord> =>
  (await dealerRecordsOf(manager, [id])).get(id) ?? UNKNOWN_RECORD;

/**
 * The only answer with what staff alone see of a van: it is in no event or cache, and the audit log names the fields without their
 * values. Imports write it too (ADR 044).
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
      const edited = asStored({ ...stored, ...changes });
      const fields = (Object.keys(changes) as (keyof DealerFacts)[]).filter(
        (name) => !isDeepStrictEqual(stored[name], edited[name]),
      );
      if (fields.length === 0) return stored;
      if (version !== stored.version) throw versionConflict(id);
      const updated = { ...edited, version: version + 1 };
      await keepDealerRecords(manager, [{ ...updated, vehicleId: id }]);
      await this.staffActions.record(manager, { action: 'vehicle.updated', recordType: 'vehicle', recordId: String(id), fields });
      return updated;
    });
  }
}
