import type { StaffActions } from '@forecourt/service-kit';
import type { EntityManager, EntitySchema } from 'typeorm';
import { EnquiryEntity } from './enquiry.entity.ts';
import { type Correctable, entryNotFound, notYours } from './enquiry.errors.ts';

/** At most nine digits, to fit PostgreSQL's integer. */
const ID = /^[1-9]\d{0,8}$/;

interface Entry {
  readonly id: number;
  readonly enquiryId: number;
  readonly by: string;
}

interface Place<Row> {
  readonly entity: EntitySchema<Row>;
  readonly what: Correctable;
  readonly enquiryId: number;
  /** As the path has it. */
  readonly id: string;
  readonly account: string;
}

/** A note or a contact that this account wrote; the enquiry is locked. @throws {ProblemError} 404; 403 if a colleague wrote it. */
export async function ownEntry<Row extends Entry>(
  manager: EntityManager,
  { entity, what, enquiryId, id, account }: Place<Row>,
): Promise<Row> {
  const found = ID.test(id)
    ? await manager
        .createQueryBuilder(entity, 'entry')
        .where({ id: Number(id), enquiryId })
        .getOne()
    : null;
  if (found === null) throw entryNotFound(what);
  if (found.by !== account) throw notYours(what);
  return found;
}

/** Records that an entry of an enquiry was corrected or deleted, without its words. */
export async function recordCorrection(
  manager: EntityManager,
  staffActions: StaffActions,
  { enquiryId, action }: { readonly enquiryId: number; readonly action: string },
): Promise<void> {
  await manager.update(EnquiryEntity, { id: enquiryId }, { activeAt: new Date() });
  await staffActions.record(manager, { action, recordType: 'enquiry', recordId: String(enquiryId) });
}
