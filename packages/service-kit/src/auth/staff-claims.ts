import { roleSchema, SESSION_SECONDS } from '@forecourt/contracts';
import { z } from 'zod';

/** The claims of a staff token, after its signature, issuer, audience and expiry have been checked. */
export const staffClaimsSchema = z
  .object({
    sub: z.string().min(1),
    jti: z.string().min(1),
    iat: z.int(),
    exp: z.int(),
    // Tokens from before there were roles are the owner's, who had the only account.
    role: roleSchema.default('owner'),
  })
  .refine(({ iat, exp }) => exp - iat <= SESSION_SECONDS, 'is valid for too long');

export type StaffClaims = z.infer<typeof staffClaimsSchema>;

/** The Redis key that exists if the session was revoked. */
export const revokedKey = (jti: string): string => `revoked:${jti}`;

/**
 * The Redis key that exists while Redis holds every revocation. It is missing after Redis has lost its data, until identity
 * writes them again, and expires if Redis takes no writes. Nobody is let in without it.
 */
export const REVOCATIONS_KNOWN_KEY = 'revocations:known';
