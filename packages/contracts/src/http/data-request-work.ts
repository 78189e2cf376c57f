import { z } from 'zod';
import { DATA_REQUEST_STATES, DATA_REQUEST_TYPES } from './enquiry-terms.ts';
import { staffNoteSchema } from './enquiry-work.ts';
import { day } from './stored-values.ts';
import { text } from './text.ts';

/** A data subject request, as GET /api/data-subject-request answers staff: what is due first comes first, what is done last. */
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
  /** By when it is answered: as extended, where it was (D19). */
  dueDate: z.iso.date(),
  /** Set where it is complex: why, when it was due before, and when the person was told. */
  extension: z.object({ reason: z.string(), firstDueDate: z.iso.date(), toldAt: z.iso.datetime() }).nullable(),
  /** The last day to which it may be extended; null once it may not be any more. */
  extendableTo: z.iso.date().nullable(),
  state: z.enum(DATA_REQUEST_STATES),
  doneAt: z.iso.datetime().nullable(),
  /** The person has been erased everywhere else; this keeps their address until they have been answered. */
  isErasedWhenDone: z.boolean(),
  /** When the person was erased from it: what remains shows that it was answered, and not who asked. */
  erasedAt: z.iso.datetime().nullable(),
  version: z.int().positive(),
  /** Oldest first. */
  notes: z.array(staffNoteSchema),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

const version = z.int().positive();

/** Body of PATCH /api/data-subject-request/{id}: one of the two; refused (409) when somebody has changed it since `version`. */
export const updateDataRequestSchema = z.union([
  z.strictObject({ version, done: z.boolean() }),
  z.strictObject({
    version,
    extension: z.strictObject({
      dueDate: day('Give the new date'),
      reason: text('Enter the reason').trim().min(1, 'Enter the reason').max(1_000, 'Reasons are at most 1,000 characters long'),
      personTold: z.literal(true, 'Tell the person first that it will take longer, and why'),
    }),
  }),
]);
export type UpdateDataRequest = z.infer<typeof updateDataRequestSchema>;
