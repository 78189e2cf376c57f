import { SESSION_SECONDS } from '@forecourt/contracts';
import { z } from 'zod';

/** The claims of a staff token; signature, issuer, audience and expiry are checked before. */
export const staffClaimsSchema = z
  .object({ sub: z.string().min(1), jti: z.string().min(1), iat: z.int(), exp: z.int() })
  .refine(({ iat, exp }) => exp - iat <= SESSION_SECONDS, 'is valid for too long');

export type StaffClaims = z.infer<typeof staffClaimsSchema>;

/** Redis key whose existence says that the session was ended before its time. */
export const revokedKey = (jti: string): string => `revoked:${jti}`;

/**
 * Redis key that is there while Redis holds every revocation. A Redis that has lost its data lacks it until identity has
 * written them again, one that takes no writes lets it run out, and nobody is let in until then.
 */
export const REVOCATIONS_KNOWN_KEY = 'revocations:known';
