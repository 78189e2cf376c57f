import type { Envelope } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ServiceDataSource } from '../database/service-data-source.ts';

/** What became of a delivered event: applied now, known already, or older than what this consumer has seen. */
export type InboxOutcome = 'applied' | 'repeated' | 'stale';

type Row = { readonly was_left: boolean };

/** Makes "delivered at least once" into "applied once, never backwards". */
@Injectable()
export class Inbox {
  constructor(private readonly dataSource: ServiceDataSource) {}

  /**
   * Records that the event is left for a newer replica. What came behind it may be applied first, so that it is then compared
   * with events of its own type alone.
   */
  async leave(consumer: string, { id }: Envelope): Promise<void> {
    await this.dataSource.query('INSERT INTO inbox (consumer, event_id, is_left) VALUES ($1, $2, true) ON CONFLICT DO NOTHING', [
      consumer,
      id,
    ]);
  }

  /** Runs `handle` in one transaction with the inbox row `(consumer, event id)`, unless the event is known or stale. */
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

/** Ids are unique within a kind of entity only: `inventory.vehicle.updated.v1` of 12 is about `inventory.vehicle:12`. */
const entityOf = ({ type, entityId }: Envelope): string => `${type.split('.').slice(0, 2).join('.')}:${entityId}`;
