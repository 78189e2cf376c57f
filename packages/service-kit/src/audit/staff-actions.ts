import { randomUUID } from 'node:crypto';
import { type StaffAction, staffActionRecordedV1 } from '@forecourt/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { currentContext } from '../logging/request-context.ts';
import { Outbox } from '../outbox/outbox.ts';

/** What is said of an action; `fields` are names, never values, and a record's id must not name a person. */
export type NewStaffAction = Omit<StaffAction, 'actor' | 'fields'> & Partial<Pick<StaffAction, 'actor' | 'fields'>>;

/** Tells the audit log, which identity keeps, what staff did: an event beside the change, in its transaction. */
@Injectable()
export class StaffActions {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The actor is, by default, the account that {@link StaffGuard} has let in; without one nothing is recorded.
   * @param manager the manager of the use case's transaction.
   */
  async record(
    manager: EntityManager,
    { actor = currentContext()?.staff, fields = [], ...action }: NewStaffAction,
  ): Promise<void> {
    if (actor === undefined) return;
    await this.outbox.add(manager, staffActionRecordedV1(this.service), {
      entityId: randomUUID(),
      entityVersion: 1,
      data: { actor, ...action, fields },
    });
  }
}
