import { randomUUID } from 'node:crypto';
import { type StaffAction, staffActionRecordedV1 } from '@forecourt/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SERVICE_NAME } from '../bootstrap/service-name.ts';
import { currentContext } from '../logging/request-context.ts';
import { Outbox } from '../outbox/outbox.ts';

/** A staff action to record; `fields` are names, never values, and a record's id must not name a person. */
export type NewStaffAction = Omit<StaffAction, 'actor' | 'fields'> & Partial<Pick<StaffAction, 'actor' | 'fields'>>;

/** Publishes what staff did to identity's audit log, as an event in the transaction of the change. */
@Injectable()
export class StaffActions {
  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The actor defaults to the account that `@StaffMay` let in; without one nothing is recorded.
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
