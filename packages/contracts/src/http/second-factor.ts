import { z } from 'zod';
import { newPasskeySchema } from './passkey.ts';
import { MAX_PASSWORD_LENGTH } from './staff-password.ts';
import { signedInSchema } from './staff-session.ts';

/** How many recovery codes an account gets at a time. */
export const RECOVERY_CODES = 10;
/** For how long the second step of a login may be taken after the password. */
export const SECOND_STEP_MINUTES = 5;
/** For how long somebody may take after the password to set up a second factor: an app may have to be installed. */
export const SET_UP_MINUTES = 20;

/** What a right password gets if it is not all that is asked for: the code is still to come, or a second factor is. */
export const codeAskedSchema = z.object({
  success: z.literal(false),
  /** Stands for the password in the next step, and for nothing else. */
  ticket: z.string(),
  message: z.string(),
  /** The account has no second factor, and here everybody has to have one: it is set up now. */
  asksSetUp: z.literal(true).optional(),
});
export type CodeAsked = z.infer<typeof codeAskedSchema>;

/** What POST /api/admin/login and POST /api/admin/link/password answer. */
export const signInAnswerSchema = z.union([signedInSchema, codeAskedSchema]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

/** Six digits, or a recovery code; spaces and dashes are the user's to set. */
const code = () => z.string().trim().min(1, 'Enter the code').max(40, 'That is no code');

/** Body of POST /api/admin/login/code: the second step. */
export const secondStepSchema = z.strictObject({ ticket: z.string().min(1).max(100), code: code() });
export type SecondStep = z.infer<typeof secondStepSchema>;

/** Body of POST /api/admin/login/set-up/authenticator and …/passkey/options: the ticket stands for the password. */
export const setUpSchema = z.strictObject({ ticket: z.string().min(1).max(100) });

/** Body of POST /api/admin/login/set-up/passkey: keeps the account's first passkey and logs in. */
export const setUpPasskeySchema = newPasskeySchema.extend(setUpSchema.shape);
export type SetUpPasskey = z.infer<typeof setUpPasskeySchema>;

/** GET /api/admin/second-factor: what the caller's account asks for besides its password. */
export const secondFactorSchema = z.object({
  /** Since when an authenticator app is asked for; null if it is not. */
  since: z.iso.datetime().nullable(),
  /** Recovery codes that have not been used. */
  recoveryCodes: z.number().int().nonnegative(),
  /** Everybody has to have a second factor, and this is the account's only one. */
  isNeeded: z.literal(true).optional(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Body of POST /api/admin/second-factor/authenticator: begins to turn it on. */
export const beginAuthenticatorSchema = z.strictObject({
  password: z.string().min(1, 'Enter your password').max(MAX_PASSWORD_LENGTH),
});

/** Its answer: what the app is given. It counts once a code has confirmed it. */
export const newAuthenticatorSchema = z.object({
  /** For typing, in Base32. */
  secret: z.string(),
  /** `otpauth://…`, for the QR code. */
  uri: z.string(),
});
export type NewAuthenticator = z.infer<typeof newAuthenticatorSchema>;

/** Body of the other calls: a code proves that whoever asks has the second factor. */
export const proofSchema = z.strictObject({ code: code() });
export type Proof = z.infer<typeof proofSchema>;

/** Answer of POST /api/admin/second-factor/authenticator/confirm and …/recovery-codes: shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** Answer of POST /api/admin/login/set-up/authenticator/confirm: logged in, with the codes, which are shown this once. */
export const setUpDoneSchema = signedInSchema.extend(recoveryCodesSchema.shape);
export type SetUpDone = z.infer<typeof setUpDoneSchema>;
