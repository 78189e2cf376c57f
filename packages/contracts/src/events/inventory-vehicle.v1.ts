import { z } from 'zod';
import { defineEvent, type EventIn } from './envelope.ts';
import { type VehicleSnapshotV1, vehicleSnapshotV1 } from './vehicle-snapshot.v1.ts';

export const vehicleAddedV1 = defineEvent('inventory.vehicle.added.v1', z.object({ vehicle: vehicleSnapshotV1 }));
/** Events of earlier releases also named the changed fields. */
export const vehicleUpdatedV1 = defineEvent('inventory.vehicle.updated.v1', z.looseObject({ vehicle: vehicleSnapshotV1 }));
export const vehicleRemovedV1 = defineEvent('inventory.vehicle.removed.v1', z.object({ vehicleId: z.int().positive() }));

/** Stored, and not on the site: only staff see it, so to other services it is not in the stock. Whoever keeps pictures keeps these. */
export const vehicleHeldV1 = defineEvent('inventory.vehicle.held.v1', z.object({ vehicle: vehicleSnapshotV1 }));

/** All vehicle events, delivered in order. A handler that misses one does not compile. */
export const vehicleEvents = [vehicleAddedV1, vehicleUpdatedV1, vehicleRemovedV1, vehicleHeldV1] as const;
export type VehicleEvent = EventIn<typeof vehicleEvents>;

/** The vehicle after an event, as visitors see it; null if it was removed or is held back. */
export const vehicleAfter = (event: VehicleEvent): { id: number; vehicle: VehicleSnapshotV1 | null } => {
  switch (event.type) {
    case vehicleAddedV1.type:
    case vehicleUpdatedV1.type:
      return { id: event.data.vehicle.id, vehicle: event.data.vehicle };
    case vehicleHeldV1.type:
      return { id: event.data.vehicle.id, vehicle: null };
    case vehicleRemovedV1.type:
      return { id: event.data.vehicleId, vehicle: null };
    default:
      return event satisfies never;
  }
};

/**
 * What events that arrived together come to. Store the last state of each vehicle first, then remove those in `removed`. Both are in the
 * order of ids, so that concurrent writers lock rows in the same order.
 * @param after what an event says of its vehicle.
 */
export const vehiclesAfter = <Stored = VehicleSnapshotV1>(
  events: readonly VehicleEvent[],
  after: (event: VehicleEvent) => { id: number; vehicle: Stored | null },
): { stored: Stored[]; removed: number[] } => {
  const stored = new Map<number, Stored>();
  const removed = new Set<number>();
  for (const { id, vehicle } of events.map(after)) {
    if (vehicle === null) removed.add(id);
    else {
      removed.delete(id);
      stored.set(id, vehicle);
    }
  }
  return {
    stored: [...stored].toSorted(([one], [other]) => one - other).map(([, vehicle]) => vehicle),
    removed: [...removed].toSorted((one, other) => one - other),
  };
};

export type VehicleAddedV1 = z.infer<typeof vehicleAddedV1.schema>;
export type VehicleUpdatedV1 = z.infer<typeof vehicleUpdatedV1.schema>;
export type VehicleHeldV1 = z.infer<typeof vehicleHeldV1.schema>;
export type VehicleRemovedV1 = z.infer<typeof vehicleRemovedV1.schema>;
