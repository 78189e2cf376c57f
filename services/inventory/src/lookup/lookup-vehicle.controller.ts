import { type VehicleLookup, vehicleLookupQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { LookupVehicleUseCase } from './lookup-vehicle.use-case.ts';

@Controller('api/vehicle-lookup')
export class LookupVehicleController {
  constructor(private readonly lookupVehicle: LookupVehicleUseCase) {}

  @Get()
  @StaffMay('stock.write')
  async lookup(@Query() query: unknown): Promise<VehicleLookup> {
    return this.lookupVehicle.execute(parseQuery(vehicleLookupQuerySchema, query).registration);
  }
}
