import { StaffGuard } from '@forecourt/service-kit';
import { Controller, Delete, HttpCode, Param, UseGuards } from '@nestjs/common';
import { RemoveVehicleUseCase } from './remove-vehicle.use-case.ts';
import { parseVehicleId } from './vehicle-id.ts';

@Controller('api/vehicles/:id')
export class RemoveVehicleController {
  constructor(private readonly removeVehicle: RemoveVehicleUseCase) {}

  @Delete()
  @HttpCode(204)
  @UseGuards(StaffGuard)
  async remove(@Param('id') id: string): Promise<void> {
    await this.removeVehicle.execute(parseVehicleId(id));
  }
}
