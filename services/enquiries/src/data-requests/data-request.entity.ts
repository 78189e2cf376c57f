import type { DataRequestType } from '@forecourt/contracts';
import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

export interface DataRequestRow {
  id: number;
  /** What the person quotes when asking about it. */
  reference: string;
  requestType: DataRequestType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  description: string | null;
  /** When an answer is due (D19) unless it was extended: "2026-03-14". */
  dueDate: string;
  createdAt: Date;
  /** Last activity: it is kept for seven years from then (ADR 010). */
  activeAt: Date;
  /** All three are set, or none. */
  extendedDueDate: string | null;
  extensionReason: string | null;
  extensionToldAt: Date | null;
  doneAt: Date | null;
  /** The person is erased everywhere else already, and here once it is done (ADR 010). */
  isErasedWhenDone: boolean;
  erasedAt: Date | null;
  version: number;
}

const momentOrNull = (name: string): EntitySchemaColumnOptions => ({ type: 'timestamptz', precision: 3, name, nullable: true });

export const DataRequestEntity = new EntitySchema<DataRequestRow>({
  name: 'DataRequest',
  tableName: 'data_subject_request',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    reference: { type: 'text' },
    requestType: { type: 'text', name: 'request_type' },
    firstName: { type: 'text', name: 'first_name' },
    lastName: { type: 'text', name: 'last_name' },
    email: { type: 'text' },
    phone: { type: 'text', nullable: true },
    description: { type: 'text', nullable: true },
    dueDate: { type: 'date', name: 'due_date' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    activeAt: { type: 'timestamptz', precision: 3, name: 'active_at', default: () => 'now()' },
    extendedDueDate: { type: 'date', name: 'extended_due_date', nullable: true },
    extensionReason: { type: 'text', name: 'extension_reason', nullable: true },
    extensionToldAt: momentOrNull('extension_told_at'),
    doneAt: momentOrNull('done_at'),
    isErasedWhenDone: { type: 'boolean', name: 'is_erased_when_done', default: false },
    erasedAt: momentOrNull('erased_at'),
    version: { type: 'integer', default: 1 },
  },
});
