import { type VehicleEvent, vehicleAfter, vehicleEvents, vehiclesAfter } from '@forecourt/contracts';
import { type EventContext, HandlesManyEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { In } from 'typeorm';
import { StockedVehicleEntity, stockedVehicle } from './stocked-vehicle.entity.ts';

/** Keeps the local copy of the stock up to date. */
@Controller()
export class FollowStockController {
  @HandlesManyEvents(...vehicleEvents)
  async changed(events: readonly VehicleEvent[], { manager }: EventContext): Promise<void> {
    const vehicles = manager.getRepository(StockedVehicleEntity);
    const { stored, removed } = vehiclesAfter(events, vehicleAfter);
    if (stored.length > 0) await vehicles.upsert(stored.map(stockedVehicle), { conflictPaths: ['id'] });
    if (removed.length > 0) await vehicles.update({ id: In(removed) }, { isRemoved: true });
  }
}
