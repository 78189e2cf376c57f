import { createHash } from 'node:crypto';
import { CHALLENGE_SECONDS } from '@forecourt/contracts';
import { REDIS, type RedisClient } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import { inTime } from '../sessions/redis-in-time.ts';

const EXPIRES = { type: 'EX', value: CHALLENGE_SECONDS } as const;

/** What a challenge was made for: a sign-in, or a new passkey of this account. */
export type Purpose = 'sign-in' | { readonly newPasskeyOf: string };

const keyOf = (challenge: string): string => `sign-in:challenge:${createHash('sha256').update(challenge).digest('base64url')}`;

const challengeIn = (clientData: string): string | null => {
  try {
    return z.object({ challenge: z.string().max(200) }).parse(decodeClientDataJSON(clientData)).challenge;
  } catch {
    return null;
  }
};

/** The challenges that authenticators sign: Redis has their hashes, for five minutes and one answer. */
@Injectable()
export class Challenges {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  async keep(challenge: string, purpose: Purpose): Promise<void> {
    await inTime(this.redis.set(keyOf(challenge), JSON.stringify(purpose), { expiration: EXPIRES }));
  }

  /**
   * Uses up the challenge that an answer was signed for, whatever comes of it.
   * @param clientData as the browser sent it. @returns null if it is unknown, over, used, or was made for something else.
   */
  async take(clientData: string, purpose: Purpose): Promise<string | null> {
    const challenge = challengeIn(clientData);
    if (challenge === null) return null;
    const kept = await inTime(this.redis.getDel(keyOf(challenge)));
    return kept === JSON.stringify(purpose) ? challenge : null;
  }
}
