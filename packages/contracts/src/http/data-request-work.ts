import { z } from 'zod';
import { DATA_REQUEST_STATES, DATA_REQUEST_TYPES, MAX_REASON_LENGTH, TOO_LONG_REASON } from './enquiry-constants.ts';
import { staffNoteSchema } from './enquiry-work.ts';
import { day } from './stored-values.ts';
import { text } from './text.ts';

/** A data subject request as staff see it (GET /api/data-subject-request): open ones by due date, then those that are done. */
export const dataRequestSchema = z.object({
  id: z.int().positive(),
  reference: z.string(),
  requestType: z.enum(DATA_REQUEST_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  description: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When an answer is due, including any extension (D19). */
  dueDate: z.iso.date(),
  /** Set if it was extended: why, the original due date, and when the person was told. */
  extension: z.object({ reason: z.string(), firstDueDate: z.iso.date(), toldAt: z.iso.datetime() }).nullable(),
  /** The latest date to which it may be extended; null if it can no longer be. */
  extendableTo: z.iso.date().nullable(),
  state: z.enum(DATA_REQUEST_STATES),
  doneAt: z.iso.datetime().nullable(),
  /** The person has been erased everywhere else; their address is kept here until they are answered. */
  isErasedWhenDone: z.boolean(),
  /** When the person was erased from it. What remains shows that it was answered, but not who asked. */
  erasedAt: z.iso.datetime().nullable(),
  version: z.int().positive(),
  /** Oldest first. */
  notes: z.array(staffNoteSchema),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

const version = z.int().positive();

/** Body of PATCH /api/data-subject-request/{id}: one of the two. 409 if it has been changed since `version`. */
export const updateDataRequestSchema = z.union([
  z.strictObject({ version, done: z.boolean() }),
  z.strictObject({
    version,
    extension: z.strictObject({
      dueDate: day('Give the new date'),
      reason: text('Enter the reason').trim().min(1, 'Enter the reason').max(MAX_REASON_LENGTH, TOO_LONG_REASON),
      personTold: z.literal(true, 'Tell the person first that it will take longer, and why'),
    }),
  }),
]);
export type UpdateDataRequest = z.infer<typeof updateDataRequestSchema>;
