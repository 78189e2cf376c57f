import { type VehicleEvent, vehicleEvents } from '@forecourt/contracts';
import { type EventContext, HandlesManyEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { storeVehicles } from './store-vehicles.ts';
import { rowOf } from './vehicle-change.ts';

/** Keeps the table of the stock up to date, from which replicas load it at start. */
@Controller()
export class FollowStockController {
  @HandlesManyEvents(...vehicleEvents)
  async changed(events: readonly VehicleEvent[], { manager }: EventContext): Promise<void> {
    await storeVehicles(manager, lastOfEach(events).map(rowOf));
  }
}

const lastOfEach = (events: readonly VehicleEvent[]): VehicleEvent[] => [
  ...new Map(events.map((event) => [event.entityId, event])).values(),
];
