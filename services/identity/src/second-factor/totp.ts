import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown (RFC 6238). */
const PERIOD = 30;
/** How many codes before and after the current one are accepted, for clocks that differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const bytes = (secret: Buffer): Secret => new Secret({ buffer: new Uint8Array(secret).buffer });

/** A secret for an authenticator app: 160 random bits. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** @param issuer and @param label are what the app calls it. */
export const toApp = (secret: Buffer, issuer: string, label: string): { readonly secret: string; readonly uri: string } => {
  const totp = new TOTP({ issuer, label, secret: bytes(secret), period: PERIOD });
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/** The time step of the code; null if it is not one of those that hold now. Compares in constant time. */
export const stepOf = (secret: Buffer, token: string, now = Date.now()): number | null => {
  // The library throws at letters of more than one byte.
  if (!/^\d{6}$/.test(token)) return null;
  const delta = TOTP.validate({ token, secret: bytes(secret), period: PERIOD, window: WINDOW, timestamp: now });
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD) + delta;
};
