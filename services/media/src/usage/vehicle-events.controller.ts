import { type VehicleEvent, vehicleAfter, vehicleEvents, vehicleHeldV1, vehiclesAfter } from '@forecourt/contracts';
import { type EventContext, HandlesManyEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { FollowVehicles } from './follow-vehicles.use-case.ts';

/** Keeps track of which pictures the stock uses. */
@Controller()
export class VehicleEventsController {
  constructor(private readonly vehicles: FollowVehicles) {}

  @HandlesManyEvents(...vehicleEvents)
  async changed(events: readonly VehicleEvent[], { manager }: EventContext): Promise<void> {
    const { stored, removed } = vehiclesAfter(events, withPictures);
    if (stored.length > 0) await this.vehicles.stored(manager, stored);
    if (removed.length > 0) await this.vehicles.removed(manager, removed);
  }
}

/** A van that is not on the site yet has its pictures already. */
const withPictures = (event: VehicleEvent) =>
  event.type === vehicleHeldV1.type ? { id: event.data.vehicle.id, ...event.data } : vehicleAfter(event);
