/** Whom a mail goes to: the dealership's staff, or the person who filled in the form. */
export type Recipient = 'dealership' | 'visitor';

/** A mail that is to be sent, as its sender takes it from the queue. */
export interface QueuedMail {
  readonly id: string;
  /** The event it is sent for. */
  readonly eventId: string;
  readonly recipient: Recipient;
  readonly enquiryId: number | null;
  readonly dataRequestId: number | null;
  readonly createdAt: Date;
  /** This one included. */
  readonly attempts: number;
}
