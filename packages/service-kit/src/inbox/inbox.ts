import type { Envelope } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ServiceDataSource } from '../database/service-data-source.ts';
import { currentContext } from '../logging/request-context.ts';

/** Whether a delivered event was applied, was a duplicate, or is older than one that this consumer has seen. */
export type InboxOutcome = 'applied' | 'repeated' | 'stale';

/** What the events ask for, once they are recorded: with the outcome of each. */
type Handle = (outcomes: readonly InboxOutcome[], manager: EntityManager) => Promise<void>;

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

  /**
   * Records events, in the order in which they arrived, and calls `handle` with what they are: all in one transaction, the one that the
   * caller holds, which has to end if this fails, or its own.
   */
  async apply(consumer: string, events: readonly Envelope[], handle: Handle): Promise<InboxOutcome[]> {
    const work = async (manager: EntityManager): Promise<InboxOutcome[]> => {
      const outcomes: InboxOutcome[] = [];
      for (const run of runs(events)) outcomes.push(...(await this.record(manager, consumer, run)));
      await handle(outcomes, manager);
      return outcomes;
    };
    const held = currentContext()?.transaction;
    return held ? work(held) : this.dataSource.holdTransaction(work);
  }

  /** @param events of different entities. */
  private async record(manager: EntityManager, consumer: string, events: readonly Envelope[]): Promise<InboxOutcome[]> {
    const rows: { outcome: InboxOutcome }[] = await manager.query(RECORD, [
      consumer,
      events.map(({ id }) => id),
      events.map(entityOf),
      events.map(({ type, entityId }) => `${type}:${entityId}`),
      events.map(({ entityVersion }) => entityVersion),
    ]);
    return rows.map(({ outcome }) => outcome);
  }
}

/** The events in their order, divided where one of the same entity follows: a statement cannot write a row twice. */
function runs(events: readonly Envelope[]): Envelope[][] {
  const divided: Envelope[][] = [];
  let seen = new Set<string>();
  for (const event of events) {
    const entity = entityOf(event);
    const run = divided.at(-1);
    if (run === undefined || seen.has(entity)) {
      divided.push([event]);
      seen = new Set();
    } else run.push(event);
    seen.add(entity);
  }
  return divided;
}

/** Records events, and of which version their entities are by now. One that was left is compared only with events of its own type. */
const RECORD = `
  WITH event AS (
    SELECT * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::integer[]) WITH ORDINALITY
      AS event (id, entity, typed_entity, version, place)
  ), recorded AS (
    INSERT INTO inbox AS known (consumer, event_id) SELECT $1, id FROM event
    ON CONFLICT (consumer, event_id) DO UPDATE SET is_left = false WHERE known.is_left
    -- Only a row that was there before has been locked.
    RETURNING event_id AS id, xmax::text <> '0' AS was_left
  ), compared AS (
    SELECT id, CASE WHEN was_left THEN typed_entity ELSE entity END AS entity, version FROM recorded JOIN event USING (id)
  ), latest AS (
    INSERT INTO inbox_version AS known (consumer, entity_id, entity_version) SELECT $1, entity, version FROM compared
    ON CONFLICT (consumer, entity_id) DO UPDATE SET entity_version = excluded.entity_version
    WHERE known.entity_version <= excluded.entity_version RETURNING entity_id AS entity
  )
  SELECT CASE WHEN compared.id IS NULL THEN 'repeated' WHEN latest.entity IS NULL THEN 'stale' ELSE 'applied' END AS outcome
  FROM event LEFT JOIN compared USING (id) LEFT JOIN latest ON latest.entity = compared.entity ORDER BY place`;

/** Ids are only unique per entity type: `inventory.vehicle.updated.v1` of 12 is about `inventory.vehicle:12`. */
const entityOf = ({ type, entityId }: Envelope): string => `${type.split('.').slice(0, 2).join('.')}:${entityId}`;
