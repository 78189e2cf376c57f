import { z } from 'zod';

/** An entry of GET /api/admin/accounts, which maps the account ids in records to names. */
export const staffAccountSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether they can log in. */
  isActive: z.boolean().optional(),
  /** Whether they have not accepted their invitation yet. */
  isInvited: z.boolean().optional(),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

/** GET /api/admin/account: how the caller's own account logs in. */
export const ownAccountSchema = z.object({
  /** Null if it logs in without one. */
  email: z.string().nullable(),
  /** Whose password it is: their own to change, that of the setting ADMIN_PASSWORD, or `none` for an operator's token. */
  password: z.enum(['own', 'setting', 'none']),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;
