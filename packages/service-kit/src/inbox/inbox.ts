import type { Envelope } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ServiceDataSource } from '../database/service-data-source.ts';

/** Whether a delivered event was applied, was a duplicate, or is older than one that this consumer has seen. */
export type InboxOutcome = 'applied' | 'repeated' | 'stale';

type Row = { readonly was_left: boolean };

/** Turns at-least-once delivery into exactly-once processing, never out of order. */
@Injectable()
export class Inbox {
  constructor(private readonly dataSource: ServiceDataSource) {}

  /**
   * Records that the event is left for a newer replica. Later events may be applied before it, so it is then compared only with
   * events of its own type.
   */
  async leave(consumer: string, { id }: Envelope): Promise<void> {
    await this.dataSource.query('INSERT INTO inbox (consumer, event_id, is_left) VALUES ($1, $2, true) ON CONFLICT DO NOTHING', [
      consumer,
      id,
    ]);
  }

  /** Runs `handle` in one transaction with the inbox row `(consumer, event id)`, unless the event is a duplicate or stale. */
  apply(consumer: string, event: Envelope, handle: (manager: EntityManager) => Promise<void>): Promise<InboxOutcome> {
    return this.dataSource.transaction(async (manager) => {
      const [row]: Row[] = await manager.query(
        `INSERT INTO inbox AS known (consumer, event_id) VALUES ($1, $2)
         ON CONFLICT (consumer, event_id) DO UPDATE SET is_left = false WHERE known.is_left
         -- Only a row that was there before has been locked.
         RETURNING xmax::text <> '0' AS was_left`,
        [consumer, event.id],
      );
      if (row === undefined) return 'repeated';
      const current: unknown[] = await manager.query(
        `INSERT INTO inbox_version AS known (consumer, entity_id, entity_version) VALUES ($1, $2, $3)
         ON CONFLICT (consumer, entity_id) DO UPDATE SET entity_version = excluded.entity_version
         WHERE known.entity_version <= excluded.entity_version RETURNING entity_version`,
        [consumer, row.was_left ? `${event.type}:${event.entityId}` : entityOf(event), event.entityVersion],
      );
      if (current.length === 0) return 'stale';
      await handle(manager);
      return 'applied';
    });
  }
}

/** Ids are only unique per entity type: `inventory.vehicle.updated.v1` of 12 is about `inventory.vehicle:12`. */
const entityOf = ({ type, entityId }: Envelope): string => `${type.split('.').slice(0, 2).join('.')}:${entityId}`;
