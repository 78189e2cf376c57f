import { vehicleAddedV1 } from '@forecourt/contracts';
import type { Outbox } from '@forecourt/service-kit';
import type { EntityManager } from 'typeorm';
import type { Stock } from '../stock/stock.ts';
import { tell } from './tell.ts';
import { VehicleEntity, type VehicleRow } from './vehicle.entity.ts';

/** Puts a van that was held back on the site. @param stored locked. */
export async function publishHeld(manager: EntityManager, stored: VehicleRow, outbox: Outbox, stock: Stock): Promise<VehicleRow> {
  const changes = { version: stored.version + 1, updatedAt: new Date(), heldAt: null };
  const published = await manager.save(VehicleEntity, { ...stored, ...changes });
  await tell(outbox, manager, [published], vehicleAddedV1);
  stock.applyOnCommit(manager, [published]);
  return published;
}
