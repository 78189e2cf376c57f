import { z } from 'zod';
import { vehicleSchema } from '../http/vehicle.ts';
import { defineEvent } from './envelope.ts';

/** Unknown fields pass: an optional field may be added without a new version (design §4). */
export const announcedVehicleSchema = z.looseObject({
  ...vehicleSchema.shape,
  specifications: z.looseObject(vehicleSchema.shape.specifications.shape),
});

export const vehicleAddedV1 = defineEvent('inventory.vehicle.added.v1', z.object({ vehicle: announcedVehicleSchema }));
export const vehicleUpdatedV1 = defineEvent(
  'inventory.vehicle.updated.v1',
  z.object({ vehicle: announcedVehicleSchema, changed: z.array(z.string()) }),
);
export const vehicleRemovedV1 = defineEvent('inventory.vehicle.removed.v1', z.object({ vehicleId: z.int().positive() }));

export type VehicleAddedV1 = z.infer<typeof vehicleAddedV1.schema>;
export type VehicleUpdatedV1 = z.infer<typeof vehicleUpdatedV1.schema>;
export type VehicleRemovedV1 = z.infer<typeof vehicleRemovedV1.schema>;
