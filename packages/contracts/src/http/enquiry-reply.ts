import { z } from 'zod';
import { ENQUIRY_STATUSES, MAX_REPLY_LENGTH, MAX_REPLY_SUBJECT_LENGTH, REPLY_STATES } from './enquiry-constants.ts';
import { line, text } from './text.ts';

const NO_SUBJECT = 'Write a subject';
const NO_TEXT = 'Write something';

/** A reply to an enquiry, sent by mail. */
export const enquiryReplySchema = z.object({
  id: z.int().positive(),
  /** The author's account id, or `operator`. */
  by: z.string(),
  subject: z.string(),
  /** As it was written; the mail has the dealership's details under it. */
  text: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(REPLY_STATES),
});
export type EnquiryReply = z.infer<typeof enquiryReplySchema>;

/** Body of POST /api/inquiries/{id}/replies. */
export const newEnquiryReplySchema = z.strictObject({
  subject: line(NO_SUBJECT).min(1, NO_SUBJECT).max(MAX_REPLY_SUBJECT_LENGTH, 'Subjects are at most 200 characters long'),
  text: text(NO_TEXT).trim().min(1, NO_TEXT).max(MAX_REPLY_LENGTH, 'Replies are at most 10,000 characters long'),
});
export type NewEnquiryReply = z.infer<typeof newEnquiryReplySchema>;

/**
 * Its answer, with the enquiry's status, which changes once the mail is sent. What was written is omitted, because answers are stored for repeated
 * requests and would survive an erasure.
 */
export const enquiryReplyReceiptSchema = enquiryReplySchema
  .omit({ subject: true, text: true })
  .extend({ status: z.enum(ENQUIRY_STATUSES), version: z.int().positive() });
export type EnquiryReplyReceipt = z.infer<typeof enquiryReplyReceiptSchema>;

/** Answer of POST /api/inquiries/{id}/replies/{replyId}/retry, which sends a reply again that was not sent. */
export const retriedReplySchema = enquiryReplySchema.pick({ id: true, state: true });
export type RetriedReply = z.infer<typeof retriedReplySchema>;
