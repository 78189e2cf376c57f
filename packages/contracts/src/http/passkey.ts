import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from './staff-password.ts';
import { line } from './text.ts';

/** How many passkeys an account may have. */
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME_LENGTH = 40;
/** For how long a browser may take to answer a challenge, in seconds. */
export const CHALLENGE_SECONDS = 5 * 60;

/** An entry of GET /api/admin/passkeys: with what the caller's account logs in instead of the password. */
export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  since: z.iso.datetime(),
  /** Null until it has logged in. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Body of POST /api/admin/passkeys/options: the password shows that it is still them. */
export const beginPasskeySchema = z.strictObject({
  password: z.string().min(1, 'Enter your password').max(MAX_PASSWORD_LENGTH),
});

/** What the browser's WebAuthn call is given, as it takes it in JSON; `challenge` holds once. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

const encoded = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/, 'That is no answer of a browser');

const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key', 'That is no passkey'),
};

/** What the browser answers: what is not listed here is of no use to the server. */
const registered = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(12_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const asserted = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(8_000),
    /** The account, as it was told to the authenticator. */
    userHandle: encoded(100),
  }),
});

/** Body of POST /api/admin/passkeys: keeps a new one. */
export const newPasskeySchema = z.strictObject({
  name: line('Enter a name')
    .min(1, 'Enter a name')
    .max(MAX_PASSKEY_NAME_LENGTH, `Use at most ${MAX_PASSKEY_NAME_LENGTH} characters`),
  credential: registered,
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** Body of POST /api/admin/login/passkey: logs in, in place of the password and the second factor. */
export const passkeySignInSchema = z.strictObject({ credential: asserted });
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;
