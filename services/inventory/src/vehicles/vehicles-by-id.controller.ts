import { type Vehicle, vehiclesByIdQuerySchema } from '@forecourt/contracts';
import { parseQuery } from '@forecourt/server-kit';
import { StaffMay } from '@forecourt/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { Stock } from '../stock/stock.ts';

/** GET /api/vehicles/by-id: several vans at once, for a list that has heard of changes; also those that are not on the site yet. */
@Controller('api/vehicles/by-id')
export class VehiclesByIdController {
  constructor(private readonly stock: Stock) {}

  @Get()
  @StaffMay('stock.read')
  async list(@Query() query: unknown): Promise<Vehicle[]> {
    const { ids } = parseQuery(vehiclesByIdQuerySchema, query);
    const stock = await this.stock.current();
    return ids.flatMap((id) => stock.findAny(id) ?? []);
  }
}
