import { z } from 'zod';
import { vehicleSnapshotV1 } from '../events/vehicle-snapshot.v1.ts';
import { defineCommand } from './command.ts';

/**
 * A service with a copy of the stock asks inventory for all of it, in pages by id, because events only carry changes and expire
 * after some days. Vehicles of the copy between `after` and `next` that are not on the page have been removed.
 */
export const listStockV1 = defineCommand(
  'cmd.inventory.list-stock.v1',
  z.object({ after: z.int().min(0) }),
  z.object({
    vehicles: z.array(vehicleSnapshotV1),
    /** The `after` of the next page; null on the last. */
    next: z.int().positive().nullable(),
  }),
);
