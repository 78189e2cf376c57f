import type { Envelope } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { currentContext } from '../logging/request-context.ts';

/** Whether a delivered event was applied, was a duplicate, or is older than one that this consumer has seen. */
export type InboxOutcome = 'applied' | 'repeated' | 'stale';

interface Row {
  readonly isNew: boolean;
  readonly isLatest: boolean;
}

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

  /** Runs work whose events are applied in one transaction. */
  together<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.dataSource.holdTransaction(work);
  }

  /**
   * Runs `handle` in one transaction with the inbox row `(consumer, event id)`, unless the event is a duplicate or stale: the one that
   * the caller holds, which has to end if this fails, or its own.
   */
  apply(consumer: string, event: Envelope, handle: (manager: EntityManager) => Promise<void>): Promise<InboxOutcome> {
    const work = async (manager: EntityManager): Promise<InboxOutcome> => {
      const [row]: Row[] = await manager.query(RECORD, [
        consumer,
        event.id,
        entityOf(event),
        `${event.type}:${event.entityId}`,
        event.entityVersion,
      ]);
      if (!row?.isNew) return 'repeated';
      if (!row.isLatest) return 'stale';
      await handle(manager);
      return 'applied';
    };
    const held = currentContext()?.transaction;
    return held ? work(held) : this.dataSource.transaction(work);
  }
}

/** Records an event, and of which version its entity is by now. One that was left is compared only with events of its own type. */
const RECORD = `
  WITH recorded AS (
    INSERT INTO inbox AS known (consumer, event_id) VALUES ($1, $2)
    ON CONFLICT (consumer, event_id) DO UPDATE SET is_left = false WHERE known.is_left
    -- Only a row that was there before has been locked.
    RETURNING xmax::text <> '0' AS was_left
  ), latest AS (
    INSERT INTO inbox_version AS known (consumer, entity_id, entity_version)
    SELECT $1, CASE WHEN was_left THEN $4 ELSE $3 END, $5::integer FROM recorded
    ON CONFLICT (consumer, entity_id) DO UPDATE SET entity_version = excluded.entity_version
    WHERE known.entity_version <= excluded.entity_version RETURNING 1
  )
  SELECT EXISTS (SELECT FROM recorded) AS "isNew", EXISTS (SELECT FROM latest) AS "isLatest"`;

/** Ids are only unique per entity type: `inventory.vehicle.updated.v1` of 12 is about `inventory.vehicle:12`. */
const entityOf = ({ type, entityId }: Envelope): string => `${type.split('.').slice(0, 2).join('.')}:${entityId}`;
