import { type VehicleAddedV1, type VehicleRemovedV1, type VehicleUpdatedV1, vehicleRemovedV1 } from '@forecourt/contracts';
import { EventContext } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { FollowVehicle } from './follow-vehicle.use-case.ts';

type VehicleEvent = VehicleAddedV1 | VehicleUpdatedV1 | VehicleRemovedV1;

/** Follows the stock. One pattern for all three events, so that they are heard in order. */
@Controller()
export class VehicleEventsController {
  constructor(private readonly vehicle: FollowVehicle) {}

  @EventPattern<string>('inventory.vehicle.*.v1')
  async changed(@Payload() { type, data }: VehicleEvent, @Ctx() { manager }: EventContext): Promise<void> {
    if (type === vehicleRemovedV1.type) await this.vehicle.removed(manager, data.vehicleId);
    else await this.vehicle.stored(manager, data.vehicle);
  }
}
