import { z } from 'zod';

/** GET /api/admin/sign-in-policy: what the dealership asks of everybody who logs in with an account of their own. */
export const signInPolicySchema = z.object({
  /** An authenticator app or a passkey; not of the first account, which logs in with its password alone. */
  requiresSecondFactor: z.boolean(),
});
export type SignInPolicy = z.infer<typeof signInPolicySchema>;

/** Body of PUT /api/admin/sign-in-policy. */
export const changeSignInPolicySchema = z.strictObject(signInPolicySchema.shape);
