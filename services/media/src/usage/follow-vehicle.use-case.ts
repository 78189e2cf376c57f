import type { Pictured } from '@forecourt/rules';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CardRenderings } from './card-renderings.ts';
import { cardImage, usedImages } from './used-images.ts';

/** Records which pictures each vehicle uses, and has its card picture rendered. */
@Injectable()
export class FollowVehicle {
  constructor(private readonly cards: CardRenderings) {}

  async stored(manager: EntityManager, vehicle: Pictured & { readonly id: number }): Promise<void> {
    const keys = usedImages(vehicle);
    await manager.query(
      `INSERT INTO vehicle_images (vehicle_id, image_keys) VALUES ($1, $2)
       ON CONFLICT (vehicle_id) DO UPDATE SET image_keys = excluded.image_keys, removed_at = NULL`,
      [vehicle.id, keys],
    );
    await manager.query('UPDATE image SET unused_since = NULL WHERE unused_since IS NOT NULL AND key = ANY($1)', [keys]);
    const key = cardImage(vehicle);
    if (key) await this.cards.prepare(key);
  }

  /** Its pictures are kept for as long as it can be restored (D27). */
  async removed(manager: EntityManager, vehicleId: number): Promise<void> {
    await manager.query('UPDATE vehicle_images SET removed_at = now() WHERE vehicle_id = $1', [vehicleId]);
  }
}
