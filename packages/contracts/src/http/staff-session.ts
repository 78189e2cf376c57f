import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from './staff-password.ts';
import { roleSchema } from './staff-role.ts';

/** Claims that the signer and the verifiers of staff tokens share (architecture §5). */
export const STAFF_ISSUER = 'forecourt';
export const STAFF_AUDIENCE = 'forecourt-staff';

/** The length of a session and the maximum lifetime of a staff token, in seconds. */
export const SESSION_SECONDS = 8 * 60 * 60;

/** POST /api/admin/login. */
export const signInSchema = z.strictObject({
  /** Missing or empty: the first account, which has none. */
  email: z.string().max(254).optional(),
  password: z.string().min(1, 'Enter your password').max(MAX_PASSWORD_LENGTH),
});
export type SignIn = z.infer<typeof signInSchema>;

/** Its answer; the token is sent as "Authorization: Bearer …" from then on. */
export const signedInSchema = z.object({
  success: z.literal(true),
  token: z.string(),
  message: z.string(),
  /** After a recovery code: how many are left. */
  recoveryCodesLeft: z.int().nonnegative().optional(),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** What POST /api/admin/logout answers. */
export const signedOutSchema = z.object({ success: z.literal(true) });
export type SignedOut = z.infer<typeof signedOutSchema>;

/** What ends a session before its time, as whoever had it is told. */
export const SESSION_ENDS = [
  'disabled',
  'role-changed',
  'second-factor-removed',
  'second-factor-required',
  'password-changed',
  'elsewhere',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** GET /api/admin/status. */
export const staffStatusSchema = z.object({
  authenticated: z.boolean(),
  /** Of whoever is signed in. */
  role: roleSchema.optional(),
  /** Nobody is signed in, and there are accounts that sign in with an email address. */
  asksEmail: z.boolean().optional(),
  /** Nobody is signed in, and there are accounts that have a passkey. */
  asksPasskey: z.boolean().optional(),
  /** Nobody is signed in, because the account that the token is of has been disabled. */
  isDisabled: z.boolean().optional(),
  /** What ended the session that the token is of, if somebody did. */
  endedBy: z.enum(SESSION_ENDS).optional(),
});
export type StaffStatus = z.infer<typeof staffStatusSchema>;

/** An entry of GET /api/admin/sessions: where the caller's account is signed in. */
export const staffSessionSchema = z.object({
  id: z.string(),
  /** "Chrome on Windows"; null if the browser did not say. */
  device: z.string().nullable(),
  /** The session that asks. */
  isCurrent: z.boolean(),
  since: z.iso.datetime(),
  /** Roughly: when its back office was last opened. */
  lastUsedAt: z.iso.datetime(),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;
