import { verify } from 'node:crypto';
import { STAFF_AUDIENCE, STAFF_ISSUER } from '@forecourt/contracts';
import { ProblemError, withDeadline } from '@forecourt/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { REDIS, type RedisClient } from '../redis/redis-client.ts';
import { type BaseSettings, SETTINGS } from '../settings/define-settings.ts';
import { REVOCATIONS_KNOWN_KEY, revokedKey, type StaffClaims, staffClaimsSchema } from './staff-claims.ts';

export const STAFF_STRATEGY = 'staff';

/** How long the check for a revoked session may take, in milliseconds. */
const REVOCATION_TIMEOUT_MS = 1_000;

type KeyFound = (error: null, key?: string) => void;

/** Bytes of a signature by ES256. */
const SIGNATURE_LENGTH = 64;

/** Staff tokens (architecture §5): ES256 only, whatever the token's header says. */
@Injectable()
export class StaffStrategy extends PassportStrategy(Strategy, STAFF_STRATEGY) {
  constructor(
    @Inject(SETTINGS) settings: BaseSettings,
    @Inject(REDIS) private readonly redis: RedisClient,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request: unknown, token: string, done: KeyFound) =>
        done(null, settings.JWT_PUBLIC_KEY.find((key) => hasSigned(key, token)) ?? settings.JWT_PUBLIC_KEY[0]),
      algorithms: ['ES256'],
      issuer: STAFF_ISSUER,
      audience: STAFF_AUDIENCE,
    });
  }

  async validate(payload: unknown): Promise<StaffClaims | false> {
    const claims = staffClaimsSchema.safeParse(payload);
    if (!claims.success) return false;
    return (await this.isRevoked(claims.data.jti)) ? false : claims.data;
  }

  /** Fails closed: a session that might have been revoked is not let in. */
  private async isRevoked(jti: string): Promise<boolean> {
    const [revoked, known] = await withDeadline(
      this.redis.mGet([revokedKey(jti), REVOCATIONS_KNOWN_KEY]),
      REVOCATION_TIMEOUT_MS,
    ).catch((error: unknown) => {
      throw signInUnchecked(error);
    });
    if (revoked !== null) return true;
    if (known === null) throw signInUnchecked();
    return false;
  }
}

/** Only finds the key: passport checks the signature with it, and everything else. */
const hasSigned = (key: string, token: string): boolean => {
  const [head = '', claims = '', end = ''] = token.split('.');
  const signature = Buffer.from(end, 'base64url');
  const signed = Buffer.from(`${head}.${claims}`);
  return signature.length === SIGNATURE_LENGTH && verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature);
};

/** 503 rather than 401, so that nobody is signed out by an outage. */
export const signInUnchecked = (cause?: unknown): ProblemError =>
  new ProblemError(
    {
      status: 503,
      code: 'SERVICE.SIGN_IN_UNCHECKED',
      title: 'Temporarily unavailable',
      detail: 'Your sign-in cannot be checked right now. Please try again in 5 seconds.',
    },
    { 'retry-after': '5' },
    { cause },
  );
