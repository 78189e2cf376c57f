import { z } from 'zod';
import { defineCommand } from './command.ts';

/** What members of staff are told of by mail, in case it was not them. */
export const STAFF_NOTICES = ['second-factor-removed', 'password-changed', 'email-given', 'email-replaced'] as const;
export type StaffNoticeKind = (typeof STAFF_NOTICES)[number];

/** Identity has a member of staff told by mail what has happened to their account. Answered once the mail server has taken it. */
export const sendStaffNoticeV1 = defineCommand(
  'cmd.enquiries.send-staff-notice.v1',
  z.object({
    name: z.string(),
    email: z.string(),
    /** Missing from the release before, which told of one thing alone. */
    what: z.enum(STAFF_NOTICES).optional(),
  }),
  z.object({}),
);
