import { type EventDefinition, type EventOf, type VehicleSnapshotV1, vehicleHeldV1 } from '@forecourt/contracts';
import type { Outbox } from '@forecourt/service-kit';
import type { EntityManager } from 'typeorm';
import type { VehicleRow } from './vehicle.entity.ts';
import { toSnapshot } from './vehicle.mapper.ts';

type Told = EventOf<{ vehicle: VehicleSnapshotV1 }>;

/** Tells other services of stored vehicles; of those that are held back only that they are. */
export async function tell(
  outbox: Outbox,
  manager: EntityManager,
  rows: readonly VehicleRow[],
  what: EventDefinition<Told>,
): Promise<void> {
  const onSite = rows.filter(({ heldAt }) => heldAt === null);
  const held = rows.filter(({ heldAt }) => heldAt !== null);
  await outbox.addAll<Told>(manager, what, onSite.map(eventOf));
  await outbox.addAll<Told>(manager, vehicleHeldV1, held.map(eventOf));
}

const eventOf = (row: VehicleRow) => ({
  entityId: String(row.id),
  entityVersion: row.version,
  data: { vehicle: toSnapshot(row) },
});
