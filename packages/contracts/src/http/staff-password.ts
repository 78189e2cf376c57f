import { z } from 'zod';

export const MIN_PASSWORD_LENGTH = 10;
/** Bounds the time that hashing takes. */
export const MAX_PASSWORD_LENGTH = 200;

/** A password that somebody chooses. */
export const newPassword = () =>
  z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Use at least ${MIN_PASSWORD_LENGTH} characters`)
    .max(MAX_PASSWORD_LENGTH, `Use at most ${MAX_PASSWORD_LENGTH} characters`);

/** POST /api/admin/password: changes it and ends the account's other sessions; an operator's ends all of the first account. */
export const changePasswordSchema = z.strictObject({
  /** Not needed by an operator, whose token is signed with the deployment's key. */
  currentPassword: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  newPassword: newPassword(),
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;
