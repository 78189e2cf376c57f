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

  /**
   * Stores an event. It is published right after the commit, or as soon as NATS is up.
   * @param manager the manager of the use case's transaction; any other is refused.
   * @throws {z.ZodError} if the data breaks the contract, so that nothing is committed.
   */
  async add<Event extends EventOf<unknown>>(
    manager: EntityManager,
    definition: EventDefinition<Event>,
    event: NewEvent<Event['data']>,
  ): Promise<void> {
    if (manager.queryRunner?.isTransactionActive !== true) {
      throw new Error(`${definition.type} must be added with the manager of a transaction`);
    }
    const context = currentContext();
    const envelope = definition.schema.parse({
      id: randomUUID(),
      type: definition.type,
      occurredAt: new Date().toISOString(),
      entityId: event.entityId,
      entityVersion: event.entityVersion,
      correlationId: context?.correlationId ?? randomUUID(),
      causationId: context?.causationId ?? null,
      data: event.data,
    });
    await manager.query('INSERT INTO outbox (entity_id, envelope, traceparent) VALUES ($1, $2, $3)', [
      envelope.entityId,
      JSON.stringify(envelope),
      context?.traceparent,
    ]);
    afterCommit(manager, () => this.relay.wake());
  }
}
