import { randomUUID } from 'node:crypto';
import type { EventDefinition, EventOf } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '../database/after-commit.ts';
import { currentContext } from '../logging/request-context.ts';
import { OutboxRelay } from './outbox-relay.ts';

export interface NewEvent<Data> {
  readonly entityId: string;
  /** Incremented with every change of the entity; consumers ignore older versions than they have seen. */
  readonly entityVersion: number;
  readonly data: Data;
}

/** Stores events in the transaction of the use case, so that an event exists exactly if the change does. */
@Injectable()
export class Outbox {
  constructor(private readonly relay: OutboxRelay) {}

  /** Stores an event, as `addAll` does. */
  async add<Event extends EventOf<unknown>>(
    manager: EntityManager,
    definition: EventDefinition<Event>,
    event: NewEvent<Event['data']>,
  ): Promise<void> {
    await this.addAll(manager, definition, [event]);
  }

  /**
   * Stores events of one type, in their order. They are published right after the commit, or as soon as NATS is up.
   * @param manager the manager of the use case's transaction; any other is refused.
   * @throws {z.ZodError} if the data breaks the contract, so that nothing is committed.
   */
  async addAll<Event extends EventOf<unknown>>(
    manager: EntityManager,
    definition: EventDefinition<Event>,
    events: readonly NewEvent<Event['data']>[],
  ): Promise<void> {
    if (manager.queryRunner?.isTransactionActive !== true) {
      throw new Error(`${definition.type} must be added with the manager of a transaction`);
    }
    if (events.length === 0) return;
    const context = currentContext();
    const common = {
      type: definition.type,
      occurredAt: new Date().toISOString(),
      correlationId: context?.correlationId ?? randomUUID(),
      causationId: context?.causationId ?? null,
    };
    const envelopes = events.map((event) => definition.schema.parse({ id: randomUUID(), ...common, ...event }));
    await manager.query(
      `INSERT INTO outbox (entity_id, envelope, traceparent)
       SELECT added.entity_id, added.envelope::jsonb, $3 FROM unnest($1::text[], $2::text[]) AS added (entity_id, envelope)`,
      [envelopes.map(({ entityId }) => entityId), envelopes.map((envelope) => JSON.stringify(envelope)), context?.traceparent],
    );
    afterCommit(manager, () => this.relay.wake());
  }
}
