import { type Vehicle, vehicleUpdatedV1 } from '@forecourt/contracts';
import { Outbox, StaffActions, StaffMay } from '@forecourt/service-kit';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Stock } from '../stock/stock.ts';
import { lockVehicle } from './lock-vehicle.ts';
import { publishHeld } from './publish-held.ts';
import { refuseQuery } from './refuse-query.ts';
import { tell } from './tell.ts';
import { VehicleEntity } from './vehicle.entity.ts';
import { toVehicle } from './vehicle.mapper.ts';
import { parseVehicleId } from './vehicle-id.ts';

/** Vans that are in the stock and not on the site yet (ADR 061). */
@Controller('api/vehicles')
export class HeldVehiclesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly stock: Stock,
    private readonly staffActions: StaffActions,
  ) {}

  /** GET /api/vehicles/held. */
  @Get('held')
  @StaffMay('stock.read')
  async list(@Query() query: unknown): Promise<Vehicle[]> {
    refuseQuery(query);
    return (await this.stock.current()).held();
  }

  /** POST /api/vehicles/{id}/publish: puts it on the site; again, it does nothing. */
  @Post(':id/publish')
  @HttpCode(200)
  @StaffMay('stock.write')
  async publish(@Param('id') idText: string): Promise<Vehicle> {
    const id = parseVehicleId(idText);
    return this.dataSource.transaction(async (manager) => {
      const stored = await lockVehicle(manager, id);
      if (stored.heldAt === null) return toVehicle(stored);
      const published = await publishHeld(manager, stored, this.outbox, this.stock);
      await this.staffActions.record(manager, { action: 'vehicle.published', recordType: 'vehicle', recordId: String(id) });
      return toVehicle(published);
    });
  }

  /** POST /api/vehicles/{id}/hold: takes it off the site again; again, it does nothing. */
  @Post(':id/hold')
  @HttpCode(200)
  @StaffMay('stock.write')
  async hold(@Param('id') idText: string): Promise<Vehicle> {
    const id = parseVehicleId(idText);
    return this.dataSource.transaction(async (manager) => {
      const stored = await lockVehicle(manager, id);
      if (stored.heldAt !== null) return toVehicle(stored);
      const now = new Date();
      const held = await manager.save(VehicleEntity, { ...stored, version: stored.version + 1, updatedAt: now, heldAt: now });
      await tell(this.outbox, manager, [held], vehicleUpdatedV1);
      this.stock.applyOnCommit(manager, [held]);
      await this.staffActions.record(manager, { action: 'vehicle.held', recordType: 'vehicle', recordId: String(id) });
      return toVehicle(held);
    });
  }
}
