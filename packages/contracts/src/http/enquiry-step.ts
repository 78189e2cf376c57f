import { z } from 'zod';
import { CONTACT_WAYS, ENQUIRY_STATUSES, MAX_NOTE_LENGTH, STEP_KINDS } from './enquiry-constants.ts';
import { text } from './text.ts';

/** Something that staff did about an enquiry and neither wrote nor mailed. */
export const enquiryStepSchema = z.object({
  id: z.int().positive(),
  /** Account id of whoever did it, or `operator`. */
  by: z.string(),
  kind: z.enum(STEP_KINDS),
  /** Of `given`: the account that it was given to; null: nobody. */
  assignee: z.string().nullable(),
  /** What was noted of a call or a message. */
  text: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type EnquiryStep = z.infer<typeof enquiryStepSchema>;

/** Body of POST /api/inquiries/{id}/contacts: the customer has been called or written to elsewhere. */
export const newContactSchema = z.strictObject({
  way: z.enum(CONTACT_WAYS),
  text: text().trim().max(MAX_NOTE_LENGTH, 'Notes are at most 5,000 characters long').optional(),
});
export type NewContact = z.infer<typeof newContactSchema>;

/**
 * Its answer, with the enquiry's status: a new one is `contacted` from then on. The text is omitted, because answers are stored for
 * repeated requests and would survive an erasure.
 */
export const contactReceiptSchema = enquiryStepSchema
  .omit({ text: true })
  .extend({ status: z.enum(ENQUIRY_STATUSES), version: z.int().positive() });
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;
