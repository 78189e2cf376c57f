import { type VehicleAddedV1, type VehicleRemovedV1, type VehicleUpdatedV1, vehicleRemovedV1 } from '@forecourt/contracts';
import { EventContext } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { StockedVehicleEntity, stockedVehicle } from './stocked-vehicle.entity.ts';

type VehicleEvent = VehicleAddedV1 | VehicleUpdatedV1 | VehicleRemovedV1;

/** Keeps the copy of the stock. One pattern for all three events, so that they are heard in order. */
@Controller()
export class FollowStockController {
  @EventPattern<string>('inventory.vehicle.*.v1')
  async changed(@Payload() { type, data }: VehicleEvent, @Ctx() { manager }: EventContext): Promise<void> {
    const vehicles = manager.getRepository(StockedVehicleEntity);
    if (type === vehicleRemovedV1.type) {
      await vehicles.update({ id: data.vehicleId }, { isRemoved: true });
      return;
    }
    await vehicles.upsert(stockedVehicle(data.vehicle), { conflictPaths: ['id'] });
  }
}
