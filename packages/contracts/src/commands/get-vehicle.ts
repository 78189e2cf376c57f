import { z } from 'zod';
import { vehicleSnapshotV1 } from '../events/vehicle-snapshot.v1.ts';
import { recordId } from '../http/stored-values.ts';
import { defineCommand } from './command.ts';

/** A service with a copy of the stock asks inventory for a vehicle that the copy lacks; null if there is none. */
export const getVehicleV1 = defineCommand(
  'cmd.inventory.get-vehicle.v1',
  z.object({ id: recordId() }),
  z.object({ vehicle: vehicleSnapshotV1.nullable() }),
);
