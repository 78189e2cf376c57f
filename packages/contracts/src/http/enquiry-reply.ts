import { z } from 'zod';
import { ENQUIRY_STATUSES, MAX_REPLY_LENGTH, MAX_REPLY_SUBJECT_LENGTH, REPLY_STATES } from './enquiry-constants.ts';
import { MAX_STAFF_NAME_LENGTH } from './staff-member.ts';
import { recordId } from './stored-values.ts';
import { line, text } from './text.ts';

const NO_SUBJECT = 'Write a subject';
const NO_TEXT = 'Write something';

/** A reply to an enquiry, sent by mail. */
export const enquiryReplySchema = z.object({
  id: z.int().positive(),
  /** The author's account id, or `operator`. */
  by: z.string(),
  subject: z.string(),
  /** As it was written; the mail has the signature and the dealership's details under it. */
  text: z.string(),
  /** The name under it; null: it is signed with the dealership alone. */
  signedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  state: z.enum(REPLY_STATES),
});
export type EnquiryReply = z.infer<typeof enquiryReplySchema>;

const lastId = () => z.int().nonnegative().max(2_147_483_647);

/** What of an enquiry its reader has seen: the highest numbers; 0 if there was none. */
export const seenThreadSchema = z.strictObject({
  reply: lastId(),
  note: lastId(),
  step: lastId().optional(),
  /** Of the other enquiries of the same person. */
  enquiry: lastId().optional(),
});
export type SeenThread = z.infer<typeof seenThreadSchema>;

/** Body of POST /api/inquiries/{id}/replies. */
export const newEnquiryReplySchema = z.strictObject({
  subject: line(NO_SUBJECT).min(1, NO_SUBJECT).max(MAX_REPLY_SUBJECT_LENGTH, 'Subjects are at most 200 characters long'),
  text: text(NO_TEXT).trim().min(1, NO_TEXT).max(MAX_REPLY_LENGTH, 'Replies are at most 10,000 characters long'),
  /** The name of whoever writes, which the letter is signed with. */
  signedBy: line().min(1).max(MAX_STAFF_NAME_LENGTH).nullish(),
  /** 409 if the enquiry has got anything since. Pages of the previous release do not say it. */
  seen: seenThreadSchema.optional(),
  /** The reply that it takes the place of; 409 if that one has been sent meanwhile, 404 if it was thrown away. */
  replaces: recordId().optional(),
});
export type NewEnquiryReply = z.infer<typeof newEnquiryReplySchema>;

/**
 * Its answer, with the enquiry's status, which changes once the mail is sent. What was written is omitted, because answers are stored for repeated
 * requests and would survive an erasure.
 */
export const enquiryReplyReceiptSchema = enquiryReplySchema.omit({ subject: true, text: true, signedBy: true }).extend({
  status: z.enum(ENQUIRY_STATUSES),
  version: z.int().positive(),
  /** Who sees to it now: the writer, if it was nobody's. Not said by the release before. */
  assignee: z.string().nullable().optional(),
});
export type EnquiryReplyReceipt = z.infer<typeof enquiryReplyReceiptSchema>;

/** Answer of POST /api/inquiries/{id}/replies/{replyId}/retry, which sends a reply again that was not sent. */
export const retriedReplySchema = enquiryReplySchema.pick({ id: true, state: true });
export type RetriedReply = z.infer<typeof retriedReplySchema>;
