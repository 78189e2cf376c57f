import { z } from 'zod';
import { fieldChangeSchema } from '../events/staff-action.v1.ts';
import { cursor, day, pageSize } from './stored-values.ts';
import { text } from './text.ts';

/** An entry of the audit log: who did what to which record, and when. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  occurredAt: z.iso.datetime(),
  /** The account's name at that time, or `operator` for a token signed with the deployment's key. */
  who: z.string(),
  /** `<record>.<past verb>`: "vehicle.updated". */
  action: z.string(),
  recordType: z.string(),
  recordId: z.string(),
  /** The name at that time of the account that it is about; not said of other records, nor by the release before. */
  recordName: z.string().optional(),
  fields: z.array(z.string()),
  /** Old and new values of some of those fields, colleagues by their names at that time; empty in entries from before values were recorded. */
  changes: z.array(fieldChangeSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Query of GET /api/admin/audit-log, which is paginated, newest first. */
export const auditLogQuerySchema = z.strictObject({
  recordType: text().max(40).optional(),
  recordId: text().max(60).optional(),
  /** Account id, or the word for who acts without one. */
  actor: text().max(60).optional(),
  /** In UK time. */
  day: day('Give a day, for example 2026-11-22').optional(),
  limit: pageSize(),
  cursor: cursor(),
});
export type AuditLogQuery = z.infer<typeof auditLogQuerySchema>;
