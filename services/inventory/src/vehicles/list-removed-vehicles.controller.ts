import type { RemovedVehicle } from '@forecourt/contracts';
import { StaffGuard } from '@forecourt/service-kit';
import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { refuseQuery } from './refuse-query.ts';
import { RemovedVehicles, restorableUntil } from './removed-vehicles.ts';

@Controller('api/vehicles/removed')
export class ListRemovedVehiclesController {
  constructor(private readonly removed: RemovedVehicles) {}

  @Get()
  @UseGuards(StaffGuard)
  async list(@Query() query: unknown): Promise<RemovedVehicle[]> {
    refuseQuery(query);
    return (await this.removed.list()).map((row) => {
      const { id, make, model, year, registrationNumber, deletedAt } = row;
      const until = restorableUntil(row).toISOString();
      return { id, make, model, year, registrationNumber, removedAt: deletedAt.toISOString(), restorableUntil: until };
    });
  }
}
