import { type VehicleEvent, vehicleAfter, vehicleEvents, vehiclesAfter } from '@forecourt/contracts';
import { type EventContext, HandlesManyEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { In } from 'typeorm';
import { StockedVehicleEntity } from './stocked-vehicle.entity.ts';

/** Keeps the local copy of the stock up to date. */
@Controller()
export class FollowStockController {
  @HandlesManyEvents(...vehicleEvents)
  async changed(events: readonly VehicleEvent[], { manager }: EventContext): Promise<void> {
    const { stored, removed } = vehiclesAfter(events, vehicleAfter);
    await manager.query(
      `INSERT INTO vehicle (id, vehicle, is_removed)
       SELECT (vehicle->>'id')::integer, vehicle, false FROM jsonb_array_elements($1) AS vehicle
       ON CONFLICT (id) DO UPDATE SET vehicle = excluded.vehicle, is_removed = false`,
      [JSON.stringify(stored)],
    );
    if (removed.length > 0) await manager.update(StockedVehicleEntity, { id: In(removed) }, { isRemoved: true });
  }
}
