import { z } from 'zod';
import { CHANGED_FIELDS } from './enquiry-constants.ts';

/** Something that staff changed of an enquiry. It is nothing new to whoever writes a reply. */
export const enquiryChangeSchema = z.object({
  id: z.int().positive(),
  /** Account id of whoever changed it, or `operator`. */
  by: z.string(),
  field: z.enum(CHANGED_FIELDS),
  /** As it was; null: empty. */
  before: z.string().nullable(),
  /** As it became; null: empty. */
  after: z.string().nullable(),
  /** The note whose words were changed. */
  noteId: z.int().positive().nullable(),
  /** The call or message that was changed. */
  stepId: z.int().positive().nullable(),
  createdAt: z.iso.datetime(),
});
export type EnquiryChange = z.infer<typeof enquiryChangeSchema>;
