import { picturesCopiedV1 } from '@forecourt/contracts';
import { Outbox } from '@forecourt/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { imagePath } from '../images/object-path.ts';

/** An arbitrary advisory lock id; the sweep of unused pictures uses the one before. */
const TELL_LOCK = 7_305_073;
const BATCH = 50;

interface Copied {
  readonly vehicleId: number;
  readonly links: readonly { readonly address: string; readonly key: string }[];
}

/** Announces the copies of a vehicle's pictures together, once each of them has been tried, so that the vehicle changes once. */
@Injectable()
export class TellCopies {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async tellAll(): Promise<void> {
    for (let told = BATCH; told === BATCH; ) told = await this.database.transaction((manager) => this.tellSome(manager));
  }

  private async tellSome(manager: EntityManager): Promise<number> {
    const [lock] = await manager.query<{ mine: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS mine', [TELL_LOCK]);
    if (!lock?.mine) return 0;
    const vehicles = await manager.query<Copied[]>(
      `SELECT vehicle_id AS "vehicleId", json_agg(json_build_object('address', address, 'key', image_key)) AS links
       FROM vehicle_link AS link JOIN linked_picture USING (address)
       WHERE told_at IS NULL AND image_key IS NOT NULL AND NOT EXISTS (
         SELECT FROM vehicle_link AS other JOIN linked_picture AS untried USING (address)
         WHERE other.vehicle_id = link.vehicle_id AND untried.image_key IS NULL AND untried.says IS NULL)
       GROUP BY vehicle_id ORDER BY vehicle_id LIMIT ${BATCH}`,
    );
    for (const { vehicleId, links } of vehicles) {
      await manager.query('UPDATE vehicle_link SET told_at = now() WHERE vehicle_id = $1 AND address = ANY($2)', [
        vehicleId,
        links.map(({ address }) => address),
      ]);
      await this.outbox.add(manager, picturesCopiedV1, {
        entityId: String(vehicleId),
        // Each says what is so from now on, whichever comes first.
        entityVersion: 1,
        data: { vehicleId, copies: links.map(({ address, key }) => ({ address, path: imagePath(key) })) },
      });
    }
    return vehicles.length;
  }
}
