import { z } from 'zod';
import { vehicleSnapshotV1 } from '../events/vehicle-snapshot.v1.ts';
import { defineCommand } from './command.ts';

/**
 * Who keeps a copy of the stock asks inventory for all of it, in pages by id: events tell of changes only, and are kept
 * for some days only. What the stock does not have between `after` and `next` was removed.
 */
export const listStockV1 = defineCommand(
  'cmd.inventory.list-stock.v1',
  z.object({ after: z.int().min(0) }),
  z.object({
    vehicles: z.array(vehicleSnapshotV1),
    /** What to ask for after; null when this was the last page. */
    next: z.int().positive().nullable(),
  }),
);
