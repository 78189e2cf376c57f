import { type RemovedVehicle, removedVehicleSchema } from '@forecourt/contracts';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { refuseQuery } from './refuse-query.ts';
import { RemovedVehicles, restorableUntil } from './removed-vehicles.ts';
import { toVehicle } from './vehicle.mapper.ts';

@Controller('api/vehicles/removed')
export class ListRemovedVehiclesController {
  constructor(private readonly removed: RemovedVehicles) {}

  @Get()
  @StaffMay('stock.read')
  async list(@Query() query: unknown): Promise<RemovedVehicle[]> {
    refuseQuery(query);
    return (await this.removed.list()).map((row) =>
      removedVehicleSchema.parse({
        ...toVehicle(row),
        removedAt: row.deletedAt.toISOString(),
        restorableUntil: restorableUntil(row).toISOString(),
      }),
    );
  }
}
