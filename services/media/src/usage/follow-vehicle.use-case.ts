import type { Pictured } from '@forecourt/rules';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { linkedAddresses } from '../links/linked-addresses.ts';
import { Links } from '../links/links.ts';
import { CardRenderings } from './card-renderings.ts';
import { cardImage, usedImages } from './used-images.ts';

/** Records which pictures each vehicle uses and which it shows from other sites, and has its card picture rendered. */
@Injectable()
export class FollowVehicle {
  constructor(
    private readonly cards: CardRenderings,
    private readonly links: Links,
  ) {}

  async stored(manager: EntityManager, vehicle: Pictured & { readonly id: number }): Promise<void> {
    const copies = await this.links.follow(manager, vehicle.id, linkedAddresses(vehicle));
    const keys = [...usedImages(vehicle), ...copies];
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
    await this.links.follow(manager, vehicleId, []);
    await manager.query('UPDATE vehicle_images SET removed_at = now() WHERE vehicle_id = $1', [vehicleId]);
  }
}
