import { EventContext } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { storeVehicles } from './store-vehicles.ts';
import { rowOf, VEHICLE_EVENTS, type VehicleEvent } from './vehicle-change.ts';

/** Keeps the table of the stock, from which a replica fills its memory. */
@Controller()
export class FollowStockController {
  @EventPattern<string>(VEHICLE_EVENTS)
  async changed(@Payload() event: VehicleEvent, @Ctx() { manager }: EventContext): Promise<void> {
    await storeVehicles(manager, [rowOf(event)]);
  }
}
