import { z } from 'zod';
import { DATA_REQUEST_MESSAGES, DATA_REQUEST_TYPES } from './enquiry-constants.ts';
import { formGuardShape } from './form-guard.ts';
import { email, line, text } from './text.ts';

/** POST /api/data-subject-request (product §3). */
export const dataSubjectRequestSchema = z.strictObject({
  requestType: z.enum(DATA_REQUEST_TYPES, DATA_REQUEST_MESSAGES.requestType),
  firstName: line(DATA_REQUEST_MESSAGES.firstName).min(1, DATA_REQUEST_MESSAGES.firstName).max(80),
  lastName: line(DATA_REQUEST_MESSAGES.lastName).min(1, DATA_REQUEST_MESSAGES.lastName).max(80),
  email: email(DATA_REQUEST_MESSAGES.email),
  phone: line().max(40).nullish(),
  description: text().trim().max(5_000).nullish(),
  identityVerification: z.literal(true, DATA_REQUEST_MESSAGES.identityVerification),
  ...formGuardShape,
});
export type DataSubjectRequest = z.input<typeof dataSubjectRequestSchema>;

/** The answer: the reference to quote, and when a reply is due (D19). */
export const receivedDataRequestSchema = z.object({ reference: z.string(), dueDate: z.iso.date() });
export type ReceivedDataRequest = z.infer<typeof receivedDataRequestSchema>;
