import { z } from 'zod';
import {
  CALL_OUTCOMES,
  CONTACT_WAYS,
  ENQUIRY_STATUSES,
  MAX_DAYS_AHEAD,
  MAX_NOTE_LENGTH,
  STEP_KINDS,
} from './enquiry-constants.ts';
import { momentAhead, recordId } from './stored-values.ts';
import { text } from './text.ts';

/** Something that staff did about an enquiry and neither wrote nor mailed. */
export const enquiryStepSchema = z.object({
  id: z.int().positive(),
  /** Account id of whoever did it, or `operator`. */
  by: z.string(),
  kind: z.enum(STEP_KINDS),
  /** Of `given`: the account that it was given to; null: nobody. */
  assignee: z.string().nullable(),
  /** What came of a call; null of anything else, and of calls from before it was asked. */
  outcome: z.enum(CALL_OUTCOMES).nullable(),
  /** What was noted of a call or a message. */
  text: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When its writer corrected it last. */
  editedAt: z.iso.datetime().nullable(),
});
export type EnquiryStep = z.infer<typeof enquiryStepSchema>;

const contactText = () => text().trim().max(MAX_NOTE_LENGTH, 'Notes are at most 5,000 characters long');

/** Body of POST /api/inquiries/{id}/contacts: the customer has been called or written to elsewhere. */
export const newContactSchema = z
  .strictObject({
    way: z.enum(CONTACT_WAYS),
    /** What came of a call. Pages of the previous release do not say it, and mean that somebody was reached. */
    outcome: z.enum(CALL_OUTCOMES).optional(),
    /** When to ring again. Without it, a call takes the time away that was chosen before. */
    ringAgainAt: momentAhead(MAX_DAYS_AHEAD).optional(),
    text: contactText().optional(),
    /** Replies that were not sent and that the customer has got by this way: they are never sent, and what they say stays with it. */
    instead: z.array(recordId()).max(20).optional(),
  })
  .refine(({ way, outcome }) => way === 'called' || outcome === undefined, {
    path: ['outcome'],
    message: 'Only a call has an outcome',
  });
export type NewContact = z.infer<typeof newContactSchema>;

/**
 * Its answer, with the enquiry's status: a new one is `contacted` once somebody was reached or written to. The text is omitted, because answers are stored for
 * repeated requests and would survive an erasure.
 */
export const contactReceiptSchema = enquiryStepSchema.omit({ text: true }).extend({
  status: z.enum(ENQUIRY_STATUSES),
  version: z.int().positive(),
  ringAgainAt: z.iso.datetime().nullable(),
});
export type ContactReceipt = z.infer<typeof contactReceiptSchema>;

/** Body of PATCH /api/inquiries/{id}/contacts/{contactId}, by whoever wrote it. */
export const correctContactSchema = z.strictObject({
  outcome: z.enum(CALL_OUTCOMES).optional(),
  text: contactText(),
});
export type CorrectContact = z.infer<typeof correctContactSchema>;

/** Its answer. */
export const correctionReceiptSchema = z.object({ id: z.int().positive(), editedAt: z.iso.datetime() });
export type CorrectionReceipt = z.infer<typeof correctionReceiptSchema>;
