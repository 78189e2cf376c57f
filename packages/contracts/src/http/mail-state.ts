import { z } from 'zod';

/** Answer of GET /api/inquiries/mail: whether a mail server is set. Without one nothing that the system writes reaches anybody. */
export const mailStateSchema = z.object({ isConnected: z.boolean() });
export type MailState = z.infer<typeof mailStateSchema>;
