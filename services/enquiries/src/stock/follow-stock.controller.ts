import { type VehicleEvent, vehicleAfter, vehicleEvents } from '@forecourt/contracts';
import { type EventContext, HandlesEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { StockedVehicleEntity, stockedVehicle } from './stocked-vehicle.entity.ts';

/** Keeps the local copy of the stock up to date. */
@Controller()
export class FollowStockController {
  @HandlesEvents(...vehicleEvents)
  async changed(event: VehicleEvent, { manager }: EventContext): Promise<void> {
    const vehicles = manager.getRepository(StockedVehicleEntity);
    const { id, vehicle } = vehicleAfter(event);
    if (vehicle === null) await vehicles.update({ id }, { isRemoved: true });
    else await vehicles.upsert(stockedVehicle(vehicle), { conflictPaths: ['id'] });
  }
}
