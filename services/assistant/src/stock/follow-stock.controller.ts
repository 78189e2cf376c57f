import { EventContext } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { rowOf, VEHICLE_EVENTS, type VehicleEvent } from './vehicle-change.ts';

/** Keeps the table of the stock, from which a replica fills its memory. */
@Controller()
export class FollowStockController {
  @EventPattern<string>(VEHICLE_EVENTS)
  async changed(@Payload() event: VehicleEvent, @Ctx() { manager }: EventContext): Promise<void> {
    const { id, version, vehicle } = rowOf(event);
    await manager.query(
      `INSERT INTO vehicle (id, version, vehicle) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, vehicle = excluded.vehicle`,
      [id, version, vehicle && JSON.stringify(vehicle)],
    );
  }
}
