import { updateVehicleSchema, type Vehicle } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffGuard } from '@forecourt/service-kit';
import { Body, Controller, Param, Patch, UseGuards } from '@nestjs/common';
import { UpdateVehicleUseCase } from './update-vehicle.use-case.ts';
import { parseVehicleId } from './vehicle-id.ts';

@Controller('api/vehicles/:id')
export class UpdateVehicleController {
  constructor(private readonly updateVehicle: UpdateVehicleUseCase) {}

  @Patch()
  @UseGuards(StaffGuard)
  @Idempotent()
  async update(@Param('id') id: string, @Body() body: unknown): Promise<Vehicle> {
    return this.updateVehicle.execute(parseVehicleId(id), parseInput(updateVehicleSchema, body));
  }
}
