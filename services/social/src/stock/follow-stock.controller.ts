import { type VehicleEvent, vehicleAfter, vehicleEvents } from '@forecourt/contracts';
import { type EventContext, HandlesEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { StockedVehicleEntity } from './stocked-vehicle.entity.ts';

/** Keeps the local copy of the stock up to date. */
@Controller()
export class FollowStockController {
  @HandlesEvents(...vehicleEvents)
  async changed(event: VehicleEvent, { manager }: EventContext): Promise<void> {
    const { id, vehicle } = vehicleAfter(event);
    if (vehicle === null) {
      await manager.update(StockedVehicleEntity, { id }, { isRemoved: true });
      return;
    }
    await manager.query(
      `INSERT INTO vehicle (id, vehicle, is_removed) VALUES ($1, $2, false)
       ON CONFLICT (id) DO UPDATE SET vehicle = excluded.vehicle, is_removed = false`,
      [id, JSON.stringify(vehicle)],
    );
  }
}
