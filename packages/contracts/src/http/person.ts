import { z } from 'zod';
import { dataRequestSchema } from './data-request-work.ts';
import { enquirySchema } from './enquiry-work.ts';
import { recordId } from './stored-values.ts';
import { email, line } from './text.ts';

const MESSAGE = 'Please enter a valid email address';

const person = z.strictObject({
  email: email(MESSAGE).nullish(),
  /** Also finds enquiries sent from another email address; colleagues may share it. */
  phone: line().min(6, 'Give the whole number').max(40).nullish(),
});
export type Person = z.infer<typeof person>;

const isNamed = ({ email, phone }: Person): boolean => Boolean(email ?? phone);
const UNNAMED = { path: ['email'], message: 'Enter an email address or a phone number' };

/**
 * Body of POST /api/data-subject-request/person: whose data is requested, by email or phone or both. In a body, because URLs end
 * up in logs.
 */
export const personSchema = person.refine(isNamed, UNNAMED);

/** Its answer: everything held on the person, ready to be handed over (UK GDPR articles 15 and 20). */
export const heldDataSchema = z.object({
  /** Without others of the same number, who may be somebody else. */
  enquiries: z.array(enquirySchema.omit({ others: true })),
  dataRequests: z.array(dataRequestSchema),
  /** Queued and recorded mails about them. */
  mails: z.array(
    z.object({
      to: z.enum(['dealership', 'visitor', 'crm']),
      enquiryId: z.int().positive().nullable(),
      dataRequestId: z.int().positive().nullable(),
      queuedAt: z.iso.datetime(),
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type HeldData = z.infer<typeof heldDataSchema>;

const recordIds = z.array(recordId()).max(10_000);

/** Body of POST /api/data-subject-request/erasure. 409 if the records are no longer those that staff were shown. */
export const erasePersonSchema = person
  .extend({
    /** How many records staff were shown. */
    seen: z.strictObject({ enquiries: z.int().nonnegative(), dataRequests: z.int().nonnegative() }),
    /** Those that belong to somebody else with the same number: they are left as they are. */
    except: z.strictObject({ enquiries: recordIds, dataRequests: recordIds }).optional(),
  })
  .refine(isNamed, UNNAMED);
export type ErasePerson = z.infer<typeof erasePersonSchema>;

const count = z.int().nonnegative();

/** Its answer: the numbers of erased records. */
export const erasureSchema = z.object({
  enquiries: count,
  calculations: count,
  notes: count,
  replies: count,
  dataRequests: count,
  /** Open data subject requests, which are erased when they are marked as done. */
  dataRequestsToFollow: count,
  /** Queued mails, which are not sent, and records of mails. */
  mails: count,
  mailFiles: count,
  /** Mails already handed to a mail server, which only people can delete from mailboxes. */
  mailsHandedOver: count,
});
export type Erasure = z.infer<typeof erasureSchema>;
