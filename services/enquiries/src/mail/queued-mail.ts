/** The dealership's staff, the person who filled in the form, or the dealership's system for customers (CRM). */
export type Recipient = 'dealership' | 'visitor' | 'crm';

/** A mail that has been claimed for sending; one about neither an enquiry nor a data request is that of a reply. */
export interface QueuedMail {
  readonly id: string;
  /** The event that caused it. */
  readonly eventId: string;
  readonly recipient: Recipient;
  readonly enquiryId: number | null;
  readonly dataRequestId: number | null;
  /** Whether it tells the manager that an enquiry has waited for too long. */
  readonly isReminder: boolean;
  readonly createdAt: Date;
  /** Including this one. */
  readonly attempts: number;
  /** Of the event; null while tracing was off. */
  readonly traceparent: string | null;
}
