import { z } from 'zod';
import { roleSchema } from '../http/staff-role.ts';
import { defineCommand } from './command.ts';

/**
 * Identity has the mail sent by which somebody sets their password. Answered once the mail server has taken it. Neither an event
 * nor a queue keeps it: the token is a secret, and the rest is personal data.
 */
export const sendStaffLinkV1 = defineCommand(
  'cmd.enquiries.send-staff-link.v1',
  z.object({
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    isInvitation: z.boolean(),
    token: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  z.object({}),
);
