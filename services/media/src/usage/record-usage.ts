import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Keeps which pictures each vehicle uses. */
@Injectable()
export class RecordUsage {
  /**
   * Replaces what is known of a vehicle, unless something newer is: additions, updates and removals come from separate
   * consumers, so a removal may overtake an update. An empty list is kept for a removed vehicle for that reason.
   */
  async record(manager: EntityManager, vehicleId: number, vehicleVersion: number, imageKeys: readonly string[]): Promise<void> {
    await manager.query(
      `INSERT INTO vehicle_images (vehicle_id, vehicle_version, image_keys) VALUES ($1, $2, $3)
       ON CONFLICT (vehicle_id) DO UPDATE SET vehicle_version = excluded.vehicle_version, image_keys = excluded.image_keys
       WHERE vehicle_images.vehicle_version < excluded.vehicle_version`,
      [vehicleId, vehicleVersion, imageKeys],
    );
    await manager.query('UPDATE image SET unused_since = NULL WHERE unused_since IS NOT NULL AND key = ANY($1)', [imageKeys]);
  }
}
