import type { StaffActionRecordedV1 } from '@forecourt/contracts';
import { EventContext } from '@forecourt/service-kit';
import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { AuditEntryEntity } from './audit-entry.entity.ts';

/** Keeps what the staff did, in whichever service: each has a stream of its own, so each is listened to. */
@Controller()
export class KeepStaffActionsController {
  @EventPattern<string[]>([
    'inventory.staff-action.recorded.v1',
    'enquiries.staff-action.recorded.v1',
    'social.staff-action.recorded.v1',
    'identity.staff-action.recorded.v1',
  ])
  async keep(@Payload() { id, occurredAt, data }: StaffActionRecordedV1, @Ctx() { manager }: EventContext): Promise<void> {
    await manager.insert(AuditEntryEntity, { id, occurredAt: new Date(occurredAt), ...data, changes: data.changes ?? [] });
  }
}
