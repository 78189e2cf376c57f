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
  readonly removedAt: Date | null;
}

/** What was deleted and not brought back goes for good after a day, with its earlier wording. */
export const EXPIRED_ENTRIES = ['enquiry_note', 'enquiry_step'].map(
  (table) => `DELETE FROM ${table} WHERE removed_at < now() - interval '1 day'`,
);

interface Place<Row> {
  readonly entity: EntitySchema<Row>;
  readonly what: Correctable;
  readonly enquiryId: number;
  /** As the path has it. */
  readonly id: string;
  readonly account: string;
  /** Also one that was deleted. */
  readonly withRemoved?: boolean;
}

/** A note or a contact that this account wrote; the enquiry is locked. @throws {ProblemError} 404; 403 if a colleague wrote it. */
export async function ownEntry<Row extends Entry>(
  manager: EntityManager,
  { entity, what, enquiryId, id, account, withRemoved = false }: Place<Row>,
): Promise<Row> {
  const entries = manager.createQueryBuilder(entity, 'entry').where({ id: Number(id), enquiryId });
  const found = ID.test(id) ? await (withRemoved ? entries.withDeleted() : entries).getOne() : null;
  if (found === null) throw entryNotFound(what);
  if (found.by !== account) throw notYours(what);
  return found;
}

/** Records that an entry of an enquiry was corrected, deleted or brought back, without its words. */
export async function recordCorrection(
  manager: EntityManager,
  staffActions: StaffActions,
  { enquiryId, action }: { readonly enquiryId: number; readonly action: string },
): Promise<void> {
  await manager.update(EnquiryEntity, { id: enquiryId }, { activeAt: new Date() });
  await staffActions.record(manager, { action, recordType: 'enquiry', recordId: String(enquiryId) });
}
