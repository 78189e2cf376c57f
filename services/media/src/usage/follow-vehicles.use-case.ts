import type { Pictured } from '@forecourt/rules';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { linkedAddresses } from '../links/linked-addresses.ts';
import { Links } from '../links/links.ts';
import { CardRenderings } from './card-renderings.ts';
import { cardImage, usedImages } from './used-images.ts';

/** Records which pictures vehicles use and which they show from other sites, and has their card pictures rendered. */
@Injectable()
export class FollowVehicles {
  constructor(
    private readonly cards: CardRenderings,
    private readonly links: Links,
  ) {}

  async stored(manager: EntityManager, vehicles: readonly (Pictured & { readonly id: number })[]): Promise<void> {
    const linked = vehicles.map((vehicle) => ({ id: vehicle.id, addresses: linkedAddresses(vehicle) }));
    const copies = await this.links.follow(manager, linked);
    const used = vehicles.map((vehicle) => ({
      id: vehicle.id,
      keys: [...usedImages(vehicle), ...(copies.get(vehicle.id) ?? [])],
    }));
    await manager.query(
      `INSERT INTO vehicle_images (vehicle_id, image_keys) SELECT id, keys FROM json_to_recordset($1) AS used (id integer, keys uuid[])
       ON CONFLICT (vehicle_id) DO UPDATE SET image_keys = excluded.image_keys, removed_at = NULL`,
      [JSON.stringify(used)],
    );
    await manager.query('UPDATE image SET unused_since = NULL WHERE unused_since IS NOT NULL AND key = ANY($1)', [
      used.flatMap(({ keys }) => keys),
    ]);
    for (const key of new Set(vehicles.map(cardImage))) if (key) await this.cards.prepare(key);
  }

  /** Their pictures are kept for as long as they can be restored (D27). */
  async removed(manager: EntityManager, ids: readonly number[]): Promise<void> {
    await this.links.follow(
      manager,
      ids.map((id) => ({ id, addresses: [] })),
    );
    await manager.query('UPDATE vehicle_images SET removed_at = now() WHERE vehicle_id = ANY($1)', [ids]);
  }
}
