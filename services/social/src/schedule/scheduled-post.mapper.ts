import type { PostChannel, ScheduledPost } from '@forecourt/contracts';
import type { StockedVehicleRow } from '../stock/stocked-vehicle.entity.ts';
import { obstacleOf } from './obstacle.ts';
import type { ScheduledRow } from './scheduled-post.entity.ts';

/** @param stocked the van; undefined until the service has heard of it. */
export const toScheduledPost = (
  row: ScheduledRow,
  channel: PostChannel,
  stocked: StockedVehicleRow | undefined,
): ScheduledPost => ({
  id: row.id,
  vehicleId: row.vehicleId,
  platform: row.platform,
  channel,
  content: row.content,
  imageUrl: row.imageUrl,
  publishAt: row.publishAt.toISOString(),
  // Staff hear of it before its time comes.
  hold: row.hold ?? (stocked ? obstacleOf(row.told, stocked.isRemoved ? null : stocked.vehicle) : null),
  version: row.version,
  vehicle: stocked
    ? {
        make: stocked.vehicle.make,
        model: stocked.vehicle.model,
        registrationNumber: stocked.vehicle.registrationNumber,
        isRemoved: stocked.isRemoved,
      }
    : null,
});
