import { z } from 'zod';
import { calculationSchema } from './calculation.ts';
import { CONTACT_TIMES, ENQUIRY_STATUSES, INQUIRY_TYPES } from './enquiry-terms.ts';
import { text } from './text.ts';

/** What somebody of the staff wrote down about an enquiry or a data subject request. */
export const staffNoteSchema = z.object({
  id: z.int().positive(),
  /** Account id of who wrote it, or `operator`. */
  by: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;

/** A stored enquiry, as GET /api/inquiries answers staff. */
export const enquirySchema = z.object({
  id: z.int().positive(),
  vehicleId: z.int().positive().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  inquiryType: z.enum(INQUIRY_TYPES),
  message: z.string().nullable(),
  preferredContactTime: z.enum(CONTACT_TIMES).nullable(),
  createdAt: z.iso.datetime(),
  status: z.enum(ENQUIRY_STATUSES),
  /** Grows with every change of the status. */
  version: z.int().positive(),
  /** When the person was erased from it: name and address are placeholders since, and what they wrote is gone. */
  erasedAt: z.iso.datetime().nullable(),
  /** The vehicle it is about, as far as it is known; removed ones too. */
  vehicle: z
    .object({
      id: z.int().positive(),
      make: z.string(),
      model: z.string(),
      year: z.int(),
      registrationNumber: z.string().nullable(),
      isRemoved: z.boolean(),
    })
    .nullable(),
  /** What they had worked out (D18). */
  calculation: calculationSchema.nullable(),
  /** Oldest first. */
  notes: z.array(staffNoteSchema),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** Body of PATCH /api/inquiries/{id}: refused (409) when somebody has changed it since `version`. */
export const updateEnquirySchema = z.strictObject({ status: z.enum(ENQUIRY_STATUSES), version: z.int().positive() });
export type UpdateEnquiry = z.infer<typeof updateEnquirySchema>;

const LONGEST_NOTE = 2_000;

/** Body of POST /api/inquiries/{id}/notes. */
export const newStaffNoteSchema = z.strictObject({
  text: text('Write something').trim().min(1, 'Write something').max(LONGEST_NOTE, 'Notes are at most 2,000 characters long'),
});

/** Its answer. The text does not come back: answers are kept for repeated requests, and would outlive an erasure. */
export const staffNoteReceiptSchema = staffNoteSchema.omit({ text: true });
export type StaffNoteReceipt = z.infer<typeof staffNoteReceiptSchema>;
