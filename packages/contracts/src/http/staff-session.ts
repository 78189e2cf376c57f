import { z } from 'zod';

/** Bounds the time that hashing takes. */
const LONGEST_PASSWORD = 200;
export const SHORTEST_PASSWORD = 10;

/** POST /api/admin/login. */
export const signInSchema = z.strictObject({ password: z.string().min(1, 'Enter your password').max(LONGEST_PASSWORD) });
export type SignIn = z.infer<typeof signInSchema>;

/** Its answer; the token is sent as "Authorization: Bearer …" from then on. */
export const signedInSchema = z.object({ success: z.literal(true), token: z.string(), message: z.string() });
export type SignedIn = z.infer<typeof signedInSchema>;

/** What POST /api/admin/logout answers. */
export const signedOutSchema = z.object({ success: z.literal(true) });
export type SignedOut = z.infer<typeof signedOutSchema>;

/** GET /api/admin/status. */
export const staffStatusSchema = z.object({ authenticated: z.boolean() });
export type StaffStatus = z.infer<typeof staffStatusSchema>;

/** POST /api/admin/password: changes it and signs everyone out. */
export const changePasswordSchema = z.strictObject({
  /** Not needed by an operator, whose token is signed with the deployment's key. */
  currentPassword: z.string().max(LONGEST_PASSWORD).optional(),
  newPassword: z
    .string()
    .min(SHORTEST_PASSWORD, `Use at least ${SHORTEST_PASSWORD} characters`)
    .max(LONGEST_PASSWORD, `Use at most ${LONGEST_PASSWORD} characters`),
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;
