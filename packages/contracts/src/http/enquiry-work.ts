import { z } from 'zod';
import { calculationSchema } from './calculation.ts';
import { customerDetailsShape } from './enquiry.ts';
import { enquiryChangeSchema } from './enquiry-change.ts';
import {
  APPOINTMENT_DOUBTS,
  CAME_BY,
  CONTACT_TIMES,
  ENQUIRY_STATUSES,
  INQUIRY_TYPES,
  MAX_DAYS_AHEAD,
  MAX_NOTE_LENGTH,
} from './enquiry-constants.ts';
import { enquiryReplySchema } from './enquiry-reply.ts';
import { enquiryStepSchema } from './enquiry-step.ts';
import { momentAhead, recordId } from './stored-values.ts';
import { text } from './text.ts';
import { stockStatusSchema } from './vehicle-terms.ts';

/** A staff note on an enquiry or a data subject request. */
export const staffNoteSchema = z.object({
  id: z.int().positive(),
  /** The author's account id, or `operator`. */
  by: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;

/** A note on an enquiry, which its author can correct. */
export const enquiryNoteSchema = staffNoteSchema.extend({ editedAt: z.iso.datetime().nullable() });
export type EnquiryNote = z.infer<typeof enquiryNoteSchema>;

/** Other enquiries with the same email address or telephone number. */
export const otherEnquiriesSchema = z.object({
  count: z.int().nonnegative(),
  /** Of these, the newest first. */
  newest: z.array(
    z.object({
      id: z.int().positive(),
      inquiryType: z.enum(INQUIRY_TYPES),
      cameBy: z.enum(CAME_BY).nullable(),
      status: z.enum(ENQUIRY_STATUSES),
      createdAt: z.iso.datetime(),
      /** The account of the colleague who sees to it; null: nobody's. */
      assignee: z.string().nullable(),
    }),
  ),
});
export type OtherEnquiries = z.infer<typeof otherEnquiriesSchema>;

/** An enquiry as staff see it (GET /api/inquiries). */
export const enquirySchema = z.object({
  id: z.int().positive(),
  vehicleId: z.int().positive().nullable(),
  customerName: z.string(),
  /** Null only of what staff have entered. */
  customerEmail: z.string().nullable(),
  customerPhone: z.string().nullable(),
  inquiryType: z.enum(INQUIRY_TYPES),
  /** How the customer came, if staff have entered it; null: by the site. */
  cameBy: z.enum(CAME_BY).nullable(),
  /** The account of whoever entered it, or `operator`; null: it came by the site. */
  enteredBy: z.string().nullable(),
  message: z.string().nullable(),
  preferredContactTime: z.enum(CONTACT_TIMES).nullable(),
  createdAt: z.iso.datetime(),
  status: z.enum(ENQUIRY_STATUSES),
  /** The account of the colleague who sees to it; null: nobody's. */
  assignee: z.string().nullable(),
  /** When it should be answered, within opening hours; null unless it is new. */
  replyDueAt: z.iso.datetime().nullable(),
  /** When the customer is to be rung again; null: nobody has said so, or it is done. */
  ringAgainAt: z.iso.datetime().nullable(),
  /** When the customer comes; null without a day, and unless the status is `appointment`. */
  appointmentAt: z.iso.datetime().nullable(),
  /** Incremented with every change of status, assignee, these times or the customer's details that staff make, and with a reply to a new one. */
  version: z.int().positive(),
  /** When the person was erased: name and address are placeholders, and their text is gone. */
  erasedAt: z.iso.datetime().nullable(),
  /** The vehicle it is about, if known, even if it has been removed. */
  vehicle: z
    .object({
      id: z.int().positive(),
      make: z.string(),
      model: z.string(),
      year: z.int(),
      registrationNumber: z.string().nullable(),
      /** Pounds excluding VAT. */
      price: z.string(),
      vatQualifying: z.boolean(),
      isSold: z.boolean(),
      /** Null until inventory has told of it. */
      stockStatus: stockStatusSchema.nullable(),
      /** The address of its picture in lists. */
      picture: z.string().nullable(),
      isRemoved: z.boolean(),
    })
    .nullable(),
  /** The visitor's calculation (D18). */
  calculation: calculationSchema.nullable(),
  /** Oldest first. */
  notes: z.array(enquiryNoteSchema),
  /** Oldest first. */
  replies: z.array(enquiryReplySchema),
  /** Oldest first. */
  steps: z.array(enquiryStepSchema),
  /** Oldest first. */
  changes: z.array(enquiryChangeSchema),
  others: otherEnquiriesSchema,
});
export type Enquiry = z.infer<typeof enquirySchema>;

const { customerName, customerEmail, customerPhone } = customerDetailsShape;

/** Body of PATCH /api/inquiries/{id}. 409 if it has been changed since `version`, or if the time of the appointment is doubtful. */
export const updateEnquirySchema = z.strictObject({
  status: z.enum(ENQUIRY_STATUSES).optional(),
  assignee: z.uuid('Give the id of an account').nullable().optional(),
  /** Null: done. */
  ringAgainAt: momentAhead(MAX_DAYS_AHEAD).nullable().optional(),
  /** Null: about no van in particular. */
  vehicleId: recordId().nullable().optional(),
  /** Kept while the status is `appointment`. */
  appointmentAt: momentAhead(MAX_DAYS_AHEAD).nullable().optional(),
  customerName: customerName.optional(),
  customerEmail: customerEmail.optional(),
  /** Null: there is none. */
  customerPhone: customerPhone.nullable().optional(),
  /** Doubts about the time of the appointment that staff have confirmed. */
  despite: z.array(z.enum(APPOINTMENT_DOUBTS)).max(APPOINTMENT_DOUBTS.length).optional(),
  version: z.int().positive(),
});
export type UpdateEnquiry = z.infer<typeof updateEnquirySchema>;

/** Body of POST /api/inquiries/{id}/notes, and of PATCH …/notes/{noteId}. */
export const newStaffNoteSchema = z.strictObject({
  text: text('Write something').trim().min(1, 'Write something').max(MAX_NOTE_LENGTH, 'Notes are at most 5,000 characters long'),
});

/** Its answer. The text is omitted, because answers are stored for repeated requests and would survive an erasure. */
export const staffNoteReceiptSchema = staffNoteSchema.omit({ text: true });
export type StaffNoteReceipt = z.infer<typeof staffNoteReceiptSchema>;
