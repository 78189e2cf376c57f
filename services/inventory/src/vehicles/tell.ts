import { type EventDefinition, type EventOf, type VehicleSnapshotV1, vehicleHeldV1 } from '@forecourt/contracts';
import type { Outbox } from '@forecourt/service-kit';
import type { EntityManager } from 'typeorm';
import type { VehicleRow } from './vehicle.entity.ts';
import { toSnapshot } from './vehicle.mapper.ts';

/** Tells other services of a stored vehicle; of one that is held back only that it is. */
export const tell = (
  outbox: Outbox,
  manager: EntityManager,
  row: VehicleRow,
  what: EventDefinition<EventOf<{ vehicle: VehicleSnapshotV1 }>>,
): Promise<void> =>
  outbox.add<EventOf<{ vehicle: VehicleSnapshotV1 }>>(manager, row.heldAt === null ? what : vehicleHeldV1, {
    entityId: String(row.id),
    entityVersion: row.version,
    data: { vehicle: toSnapshot(row) },
  });
