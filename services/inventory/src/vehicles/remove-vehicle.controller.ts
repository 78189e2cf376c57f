import { StaffActions, StaffMay } from '@forecourt/service-kit';
import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockVehicle } from './lock-vehicle.ts';
import { RemoveVehicle } from './remove-vehicle.ts';
import { parseVehicleId } from './vehicle-id.ts';

@Controller('api/vehicles/:id')
export class RemoveVehicleController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly removeVehicle: RemoveVehicle,
    private readonly staffActions: StaffActions,
  ) {}

  @Delete()
  @HttpCode(204)
  @StaffMay('stock.write')
  async remove(@Param('id') idText: string): Promise<void> {
    const id = parseVehicleId(idText);
    await this.dataSource.transaction(async (manager) => {
      await this.removeVehicle.run(manager, [await lockVehicle(manager, id)]);
      await this.staffActions.record(manager, { action: 'vehicle.removed', recordType: 'vehicle', recordId: String(id) });
    });
  }
}
