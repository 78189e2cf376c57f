import { z } from 'zod';
import { fieldChangeSchema } from '../events/staff-action.v1.ts';
import { cursor, day } from './stored-values.ts';
import { text } from './text.ts';

/** One line of the audit log: who did what to which record and when. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  occurredAt: z.iso.datetime(),
  /** The account's name; `operator` for a token of the deployment's own key. */
  who: z.string(),
  /** `<record>.<past verb>`: "vehicle.updated". */
  action: z.string(),
  recordType: z.string(),
  recordId: z.string(),
  fields: z.array(z.string()),
  /** What some of those fields were and are; none of what was recorded before values were kept. */
  changes: z.array(fieldChangeSchema),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Query of GET /api/admin/audit-log: newest first, in parts. */
export const auditLogQuerySchema = z.strictObject({
  recordType: text().max(40).optional(),
  recordId: text().max(60).optional(),
  /** By the clocks of the United Kingdom. */
  day: day('Give a day, for example 2026-11-22').optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'Give a number from 1 to 999')
    .transform(Number)
    .default(100),
  cursor: cursor(),
});
export type AuditLogQuery = z.infer<typeof auditLogQuerySchema>;
