import type { CameBy, ContactTime, EnquiryStatus, InquiryType } from '@forecourt/contracts';
import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

export interface EnquiryRow {
  id: number;
  /** As sent by the visitor: the vehicle may be missing from the copy of the stock. */
  vehicleId: number | null;
  customerName: string;
  /** Null only of what staff have entered, which has a telephone number. */
  customerEmail: string | null;
  customerPhone: string | null;
  inquiryType: InquiryType;
  /** How the customer came, and the account of whoever entered it; null: by the site. */
  cameBy: CameBy | null;
  enteredBy: string | null;
  message: string | null;
  preferredContactTime: ContactTime | null;
  /** The visitor's calculation (D18). */
  calculationId: string | null;
  createdAt: Date;
  /** Last activity: it is kept for seven years from then (ADR 010). */
  activeAt: Date;
  status: EnquiryStatus;
  version: number;
  /** The account of the colleague who sees to it. */
  assignee: string | null;
  /** When it should be answered, within opening hours. */
  replyDueAt: Date | null;
  /** When the customer is to be rung again. */
  ringAgainAt: Date | null;
  /** When the customer comes. */
  appointmentAt: Date | null;
  /** When the sender's personal data was erased (ADR 010). */
  erasedAt: Date | null;
}

const textOrNull = (name?: string): EntitySchemaColumnOptions => ({ type: 'text', nullable: true, ...(name && { name }) });

export const EnquiryEntity = new EntitySchema<EnquiryRow>({
  name: 'Enquiry',
  tableName: 'enquiry',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    vehicleId: { type: 'integer', name: 'vehicle_id', nullable: true },
    customerName: { type: 'text', name: 'customer_name' },
    customerEmail: textOrNull('customer_email'),
    customerPhone: textOrNull('customer_phone'),
    inquiryType: { type: 'text', name: 'inquiry_type' },
    cameBy: textOrNull('came_by'),
    enteredBy: textOrNull('entered_by'),
    message: textOrNull(),
    preferredContactTime: textOrNull('preferred_contact_time'),
    calculationId: { type: 'uuid', name: 'calculation_id', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
    activeAt: { type: 'timestamptz', precision: 3, name: 'active_at', default: () => 'now()' },
    status: { type: 'text', default: 'new' },
    version: { type: 'integer', default: 1 },
    assignee: textOrNull(),
    replyDueAt: { type: 'timestamptz', precision: 3, name: 'reply_due_at', nullable: true },
    ringAgainAt: { type: 'timestamptz', precision: 3, name: 'ring_again_at', nullable: true },
    appointmentAt: { type: 'timestamptz', precision: 3, name: 'appointment_at', nullable: true },
    erasedAt: { type: 'timestamptz', precision: 3, name: 'erased_at', nullable: true },
  },
});
