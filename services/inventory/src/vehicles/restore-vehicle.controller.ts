import type { Vehicle } from '@forecourt/contracts';
import { StaffGuard } from '@forecourt/service-kit';
import { Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { RestoreVehicleUseCase } from './restore-vehicle.use-case.ts';
import { parseVehicleId } from './vehicle-id.ts';

@Controller('api/vehicles/:id/restore')
export class RestoreVehicleController {
  constructor(private readonly restoreVehicle: RestoreVehicleUseCase) {}

  @Post()
  @HttpCode(200)
  @UseGuards(StaffGuard)
  async restore(@Param('id') id: string): Promise<Vehicle> {
    return this.restoreVehicle.execute(parseVehicleId(id));
  }
}
