import { z } from 'zod';

/** An entry of GET /api/admin/accounts, which maps the account ids in records to names. */
export const staffAccountSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether they can log in. */
  isActive: z.boolean().optional(),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;
