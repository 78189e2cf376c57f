import { z } from 'zod';

/** One of GET /api/admin/accounts: for putting a name to the account ids that records carry. */
export const staffAccountSchema = z.object({ id: z.uuid(), name: z.string() });
export type StaffAccount = z.infer<typeof staffAccountSchema>;
