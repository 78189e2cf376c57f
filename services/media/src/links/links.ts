import type { LinkedPicture } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** How long after a failed try the next one is made. */
const RETRY_AFTER = ['1 minute', '10 minutes', '1 hour', '6 hours', '1 day'] as const;
/** How long a try may take before another replica makes the next: the one that made it has died. */
const LEASE = '5 minutes';
const MAX_TOLD = 200;

export interface LinkingVehicle {
  readonly id: number;
  /** Distinct. */
  readonly addresses: readonly string[];
}

export interface ClaimedLink {
  readonly address: string;
  /** This one counted. */
  readonly attempts: number;
}

/** The pictures that vehicles show from other sites, and what became of copying them. Rows are locked in this order: picture, vehicle. */
@Injectable()
export class Links {
  constructor(private readonly database: DataSource) {}

  /**
   * Records what vehicles link to; what was given up is tried anew.
   * @returns the keys of the copies that there are already, by vehicle.
   */
  async follow(manager: EntityManager, vehicles: readonly LinkingVehicle[]): Promise<Map<number, string[]>> {
    const links = vehicles.flatMap(({ id, addresses }) => addresses.map((address) => ({ id, address })));
    const told = [links.map(({ id }) => id), links.map(({ address }) => address)];
    const asTable = 'unnest($1::integer[], $2::text[]) AS told (vehicle_id, address)';
    await manager.query(
      `DELETE FROM vehicle_link WHERE vehicle_id = ANY($3) AND (vehicle_id, address) NOT IN (SELECT * FROM ${asTable})`,
      [...told, vehicles.map(({ id }) => id)],
    );
    const copies = new Map<number, string[]>();
    if (links.length === 0) return copies;
    await manager.query(
      `INSERT INTO linked_picture AS known (address) SELECT DISTINCT address FROM unnest($1::text[]) AS address ORDER BY address
       ON CONFLICT (address) DO UPDATE SET attempts = 0, next_try_at = now()
       WHERE known.image_key IS NULL AND known.next_try_at IS NULL`,
      [told[1]],
    );
    await manager.query(
      `INSERT INTO vehicle_link (vehicle_id, address) SELECT * FROM ${asTable}
       ON CONFLICT (vehicle_id, address) DO UPDATE SET told_at = NULL`,
      told,
    );
    const copied = await manager.query<{ id: number; key: string }[]>(
      `SELECT vehicle_id AS id, image_key AS key FROM ${asTable} JOIN linked_picture USING (address) WHERE image_key IS NOT NULL`,
      told,
    );
    for (const { id, key } of copied) copies.set(id, [...(copies.get(id) ?? []), key]);
    return copies;
  }

  /** Takes the picture that has waited longest; undefined if none is due. */
  async claim(): Promise<ClaimedLink | undefined> {
    const [claimed] = await this.database.query<ClaimedLink[]>(
      `WITH claimed AS (
         UPDATE linked_picture SET attempts = attempts + 1, next_try_at = now() + interval '${LEASE}'
         WHERE address = (
           SELECT address FROM linked_picture AS due
           WHERE next_try_at <= now() AND EXISTS (SELECT FROM vehicle_link WHERE vehicle_link.address = due.address)
           ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING address, attempts)
       SELECT address, attempts FROM claimed`,
    );
    return claimed;
  }

  /** The copy is kept from here on, although no vehicle names it yet. */
  async copied(address: string, key: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [known] = await manager.query<unknown[]>(
        `WITH known AS (
           UPDATE linked_picture SET image_key = $2, next_try_at = NULL, says = NULL WHERE address = $1 AND image_key IS NULL
           RETURNING address)
         SELECT address FROM known`,
        [address, key],
      );
      // Another try was quicker, or no vehicle links to it any more: the copy is deleted as any unused picture.
      if (!known) return;
      await manager.query(
        `UPDATE vehicle_images SET image_keys = image_keys || $2::uuid
         WHERE vehicle_id IN (SELECT vehicle_id FROM vehicle_link WHERE address = $1)`,
        [address, key],
      );
    });
  }

  async failed({ address, attempts }: ClaimedLink, says: string): Promise<void> {
    const after = RETRY_AFTER[attempts - 1] ?? null;
    await this.database.query(
      `UPDATE linked_picture SET says = $2, next_try_at = now() + $3::interval WHERE address = $1 AND image_key IS NULL`,
      [address, says, after],
    );
  }

  /** It was not the picture's fault: the try does not count. */
  async postpone(address: string): Promise<void> {
    await this.database.query(
      `UPDATE linked_picture SET attempts = attempts - 1, next_try_at = now() + interval '1 minute' WHERE address = $1`,
      [address],
    );
  }

  /** Forgets what no vehicle links to. A copy that a vehicle names is kept for that. */
  async forget(): Promise<void> {
    const unlinked = 'NOT EXISTS (SELECT FROM vehicle_link WHERE vehicle_link.address = linked_picture.address)';
    await this.database.transaction(async (manager) => {
      const rows = await manager.query<{ address: string }[]>(
        `SELECT address FROM linked_picture WHERE ${unlinked} FOR UPDATE SKIP LOCKED`,
      );
      // Asked again once they are locked: a vehicle may have come to link to one meanwhile.
      await manager.query(`DELETE FROM linked_picture WHERE address = ANY($1) AND ${unlinked}`, [
        rows.map(({ address }) => address),
      ]);
    });
  }

  /** Those that could not be copied so far, of all vehicles or one. */
  async troubles(vehicleId: number | null): Promise<LinkedPicture[]> {
    return await this.database.query(
      `SELECT vehicle_id AS "vehicleId", address, says, next_try_at IS NOT NULL AS "isTriedAgain"
       FROM linked_picture JOIN vehicle_link USING (address)
       WHERE says IS NOT NULL AND ($1::integer IS NULL OR vehicle_id = $1)
       ORDER BY vehicle_id, address LIMIT ${MAX_TOLD}`,
      [vehicleId],
    );
  }
}
