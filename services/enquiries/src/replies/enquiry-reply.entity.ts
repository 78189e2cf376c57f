import { EntitySchema } from 'typeorm';

/** What staff answered to an enquiry; its mail is in the queue. */
export interface EnquiryReplyRow {
  id: number;
  enquiryId: number;
  mailId: string;
  /** Account id. */
  by: string;
  subject: string;
  text: string;
  /** The name under the letter; null: the dealership alone. */
  signedBy: string | null;
  createdAt: Date;
}

export const EnquiryReplyEntity = new EntitySchema<EnquiryReplyRow>({
  name: 'EnquiryReply',
  tableName: 'enquiry_reply',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    enquiryId: { type: 'integer', name: 'enquiry_id' },
    mailId: { type: 'bigint', name: 'mail_id' },
    by: { type: 'text', name: 'account_id' },
    subject: { type: 'text' },
    text: { type: 'text' },
    signedBy: { type: 'text', name: 'signed_by', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
