import { type VehicleEvent, vehicleAfter, vehicleEvents, vehicleHeldV1 } from '@forecourt/contracts';
import { type EventContext, HandlesEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { FollowVehicle } from './follow-vehicle.use-case.ts';

/** Keeps track of which pictures the stock uses. */
@Controller()
export class VehicleEventsController {
  constructor(private readonly vehicle: FollowVehicle) {}

  @HandlesEvents(...vehicleEvents)
  async changed(event: VehicleEvent, { manager }: EventContext): Promise<void> {
    // A van that is not on the site yet has its pictures already.
    const { id, vehicle } =
      event.type === vehicleHeldV1.type ? { id: event.data.vehicle.id, ...event.data } : vehicleAfter(event);
    if (vehicle === null) await this.vehicle.removed(manager, id);
    else await this.vehicle.stored(manager, vehicle);
  }
}
