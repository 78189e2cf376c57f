import { z } from 'zod';
import { formGuardShape } from './form-guard.ts';
import { text } from './text.ts';

export const DATA_REQUEST_TYPES = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const;
export type DataRequestType = (typeof DATA_REQUEST_TYPES)[number];

/** Specification §5, to the letter (D31). */
export const IDENTITY_MESSAGE =
  'Identity Verification Required - Please confirm you understand the identity verification requirements.';

/** POST /api/data-subject-request (specification §3). */
export const dataSubjectRequestSchema = z.strictObject({
  requestType: z.enum(DATA_REQUEST_TYPES, 'Please select a request type'),
  firstName: text('Please enter your first name').trim().min(1, 'Please enter your first name').max(80),
  lastName: text('Please enter your last name').trim().min(1, 'Please enter your last name').max(80),
  email: text('Please enter a valid email address')
    .trim()
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
  phone: text().trim().max(40).nullish(),
  description: text().trim().max(5_000).nullish(),
  identityVerification: z.literal(true, IDENTITY_MESSAGE),
  ...formGuardShape,
});
export type DataSubjectRequest = z.input<typeof dataSubjectRequestSchema>;

/** The answer: what to quote when asking about it, and by when it is answered (D19). */
export const receivedDataRequestSchema = z.object({ reference: z.string(), dueDate: z.iso.date() });
export type ReceivedDataRequest = z.infer<typeof receivedDataRequestSchema>;
