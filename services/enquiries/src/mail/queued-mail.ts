/** The dealership's staff, or the person who filled in the form. */
export type Recipient = 'dealership' | 'visitor';

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
