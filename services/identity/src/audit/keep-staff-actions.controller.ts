import { randomUUID } from 'node:crypto';
import { type StaffActionRecordedV1, staffActionEvents } from '@forecourt/contracts';
import { type EventContext, HandlesEvents } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { AuditEntryEntity } from './audit-entry.entity.ts';

/** Records in the audit log what staff did in any service. */
@Controller()
export class KeepStaffActionsController {
  @HandlesEvents(...staffActionEvents)
  async keep({ id, occurredAt, data }: StaffActionRecordedV1, { manager }: EventContext): Promise<void> {
    const { others = [], ...first } = data;
    const entries = [{ id, ...first }, ...others.map((other) => ({ ...first, id: randomUUID(), ...other }))];
    await manager.insert(
      AuditEntryEntity,
      entries.map(({ changes = [], ...entry }) => ({ ...entry, changes, occurredAt: new Date(occurredAt) })),
    );
  }
}
