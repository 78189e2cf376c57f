import type { FieldChange } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

/** Who did what to which record, and when. Its id is the event's. */
export interface AuditEntryRow {
  id: string;
  occurredAt: Date;
  /** Account id, or `operator`. */
  actor: string;
  action: string;
  recordType: string;
  recordId: string;
  fields: string[];
  changes: FieldChange[];
}

export const AuditEntryEntity = new EntitySchema<AuditEntryRow>({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  columns: {
    id: { type: 'uuid', primary: true },
    occurredAt: { type: 'timestamptz', precision: 3, name: 'occurred_at' },
    actor: { type: 'text' },
    action: { type: 'text' },
    recordType: { type: 'text', name: 'record_type' },
    recordId: { type: 'text', name: 'record_id' },
    fields: { type: 'text', array: true },
    changes: { type: 'jsonb' },
  },
});
