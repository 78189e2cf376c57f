import { z } from 'zod';
import { vehicleSchema } from '../http/vehicle.ts';
import { defineEvent, type EventIn } from './envelope.ts';

/** Unknown fields pass: an optional field may be added without a new version (design §4). */
export const announcedVehicleSchema = z.looseObject({
  ...vehicleSchema.shape,
  specifications: z.looseObject(vehicleSchema.shape.specifications.shape),
});

type AnnouncedVehicle = z.infer<typeof announcedVehicleSchema>;

export const vehicleAddedV1 = defineEvent('inventory.vehicle.added.v1', z.object({ vehicle: announcedVehicleSchema }));
export const vehicleUpdatedV1 = defineEvent(
  'inventory.vehicle.updated.v1',
  z.object({ vehicle: announcedVehicleSchema, changed: z.array(z.string()) }),
);
export const vehicleRemovedV1 = defineEvent('inventory.vehicle.removed.v1', z.object({ vehicleId: z.int().positive() }));

/** What happens to a vehicle: heard in one order. Whoever handles them sees at compile time when one is added. */
export const vehicleEvents = [vehicleAddedV1, vehicleUpdatedV1, vehicleRemovedV1] as const;
export type VehicleEvent = EventIn<typeof vehicleEvents>;

/** What an event leaves of a vehicle: null once it is removed. */
export const vehicleAfter = (event: VehicleEvent): { id: number; vehicle: AnnouncedVehicle | null } => {
  switch (event.type) {
    case vehicleAddedV1.type:
    case vehicleUpdatedV1.type:
      return { id: event.data.vehicle.id, vehicle: event.data.vehicle };
    case vehicleRemovedV1.type:
      return { id: event.data.vehicleId, vehicle: null };
    default:
      return event satisfies never;
  }
};

export type VehicleAddedV1 = z.infer<typeof vehicleAddedV1.schema>;
export type VehicleUpdatedV1 = z.infer<typeof vehicleUpdatedV1.schema>;
export type VehicleRemovedV1 = z.infer<typeof vehicleRemovedV1.schema>;
