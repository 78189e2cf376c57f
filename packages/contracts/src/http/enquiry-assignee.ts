import { z } from 'zod';
import { recordId } from './stored-values.ts';

/** How many enquiries are handed over at once. */
export const MAX_HANDED_OVER = 500;

/** Somebody who has been given enquiries: an entry of GET /api/inquiries/assignees. */
export const enquiryAssigneeSchema = z.object({
  /** The account, which may be disabled or gone. */
  id: z.string(),
  /** Theirs that are neither won nor lost. */
  open: z.int().nonnegative(),
  /** Of these, the appointments. */
  appointments: z.int().nonnegative(),
});
export type EnquiryAssignee = z.infer<typeof enquiryAssigneeSchema>;

const account = () => z.uuid('Give the id of an account');
const handedSchema = z.strictObject({ id: recordId(), version: z.int().positive() });

/** Body of POST /api/inquiries/hand-over: all open enquiries of one colleague go to another. 409 if that one cannot log in. */
export const handOverSchema = z.strictObject({
  assignee: account(),
  newAssignee: account(),
  /** Takes back what was handed over, also to somebody who cannot log in: only these, unless they have been changed since. */
  undone: z.array(handedSchema).min(1).max(MAX_HANDED_OVER).optional(),
});
export type HandOver = z.infer<typeof handOverSchema>;

/** Its answer: what was handed over, as it is now. */
export const handedOverSchema = z.object({ handed: z.array(z.object({ id: z.int().positive(), version: z.int().positive() })) });
export type HandedOver = z.infer<typeof handedOverSchema>;
