import type { RedisClient } from '@forecourt/service-kit';

/** Tokens reserved for an answer until its usage is known. */
const RESERVED_PER_ANSWER = 6_000;
const TWO_DAYS = 2 * 24 * 60 * 60;

/** The day's tokens are used up or cannot be counted. */
export class NoTokensError extends Error {
  override readonly name = 'NoTokensError';
}

/** Limits the tokens that all replicas use per day (UTC). Nothing is spent that cannot be counted. */
export class TokenBudget {
  constructor(
    private readonly redis: RedisClient,
    private readonly perDay: number,
  ) {}

  /**
   * Reserves tokens for one answer.
   * @returns reports the actual usage; without a report the reservation counts
   * @throws {NoTokensError}
   */
  async setAside(): Promise<(used: number) => Promise<void>> {
    const key = `assistant:tokens:${new Date().toISOString().slice(0, 10)}`;
    const used = await this.redis.incrBy(key, RESERVED_PER_ANSWER).catch((cause: unknown) => {
      throw new NoTokensError('the tokens of the day cannot be counted', { cause });
    });
    // The reservation counts even if the process dies after this line.
    if (used === RESERVED_PER_ANSWER) await this.redis.expire(key, TWO_DAYS);
    if (used > this.perDay) {
      await this.redis.decrBy(key, RESERVED_PER_ANSWER);
      throw new NoTokensError('the tokens of the day are used up');
    }
    return async (tokens) => {
      // The answer is kept if Redis fails: the reservation counts.
      if (tokens > 0) await this.redis.incrBy(key, tokens - RESERVED_PER_ANSWER).catch(() => undefined);
    };
  }
}
