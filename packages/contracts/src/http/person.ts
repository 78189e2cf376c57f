import { z } from 'zod';
import { dataRequestSchema } from './data-request-work.ts';
import { enquirySchema } from './enquiry-work.ts';
import { email, line } from './text.ts';

const MESSAGE = 'Please enter a valid email address';

const person = z.strictObject({
  email: email(MESSAGE).nullish(),
  /** Finds enquiries sent with another address too; other people of a firm may share it. */
  phone: line().min(6, 'Give the whole number').max(40).nullish(),
});
export type Person = z.infer<typeof person>;

const isNamed = ({ email, phone }: Person): boolean => Boolean(email ?? phone);
const UNNAMED = { path: ['email'], message: 'Enter an email address or a phone number' };

/**
 * Body of POST /api/data-subject-request/person: whose data is asked for, by either or both. In a body, as addresses end up in
 * logs.
 */
export const personSchema = person.refine(isNamed, UNNAMED);

/** Its answer: everything held on the person, fit to be handed over to them (UK GDPR articles 15 and 20). */
export const heldDataSchema = z.object({
  enquiries: z.array(enquirySchema),
  dataRequests: z.array(dataRequestSchema),
  /** Mails about them that are waiting or on record. */
  mails: z.array(
    z.object({
      to: z.enum(['dealership', 'visitor']),
      enquiryId: z.int().positive().nullable(),
      dataRequestId: z.int().positive().nullable(),
      queuedAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type HeldData = z.infer<typeof heldDataSchema>;

/** Body of POST /api/data-subject-request/erasure: refused (409) when there is more or less by now than was looked at. */
export const erasePersonSchema = person
  .extend({ seen: z.strictObject({ enquiries: z.int().nonnegative(), dataRequests: z.int().nonnegative() }) })
  .refine(isNamed, UNNAMED);
export type ErasePerson = z.infer<typeof erasePersonSchema>;

const count = z.int().nonnegative();

/** Its answer: how much was erased. */
export const erasureSchema = z.object({
  enquiries: count,
  calculations: count,
  notes: count,
  dataRequests: count,
  /** Data subject requests that are not answered yet: erased when they are marked as done. */
  dataRequestsToFollow: count,
  /** Mails waiting, which will not be sent, and records of mails. */
  mails: count,
  mailFiles: count,
  /** Mails that a mail server was given: they lie in mailboxes, where only people can erase them. */
  mailsHandedOver: count,
});
export type Erasure = z.infer<typeof erasureSchema>;
