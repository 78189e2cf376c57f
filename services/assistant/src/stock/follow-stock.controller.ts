import { type VehicleEvent, vehicleEvents } from '@forecourt/contracts';
import { type EventContext, HandlesEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { storeVehicles } from './store-vehicles.ts';
import { rowOf } from './vehicle-change.ts';

/** Keeps the table of the stock up to date, from which replicas load it at start. */
@Controller()
export class FollowStockController {
  @HandlesEvents(...vehicleEvents)
  async changed(event: VehicleEvent, { manager }: EventContext): Promise<void> {
    await storeVehicles(manager, [rowOf(event)]);
  }
}
