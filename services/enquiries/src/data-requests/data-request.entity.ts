import type { DataRequestType } from '@forecourt/contracts';
import { EntitySchema } from 'typeorm';

export interface DataRequestRow {
  id: number;
  /** What to quote when asking about it. */
  reference: string;
  requestType: DataRequestType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  description: string | null;
  /** By when it is answered (D19): "2026-03-14". */
  dueDate: string;
  createdAt: Date;
}

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
  },
});
