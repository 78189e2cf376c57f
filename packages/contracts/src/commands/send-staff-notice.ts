import { z } from 'zod';
import { defineCommand } from './command.ts';

/** Identity has a member of staff told by mail that an owner has taken their second factor away. Answered once the mail server has taken it. */
export const sendStaffNoticeV1 = defineCommand(
  'cmd.enquiries.send-staff-notice.v1',
  z.object({ name: z.string(), email: z.string() }),
  z.object({}),
);
