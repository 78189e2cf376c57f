import type { RedisClient } from '@forecourt/service-kit';

/** What is set aside for an answer before it is known what it took. */
const USUAL_ANSWER = 6_000;
const TWO_DAYS = 2 * 24 * 60 * 60;

/** The tokens of the day are used up, or cannot be counted. */
export class NoTokensError extends Error {
  override readonly name = 'NoTokensError';
}

/** How many tokens all replicas together may use in a day (UTC). Nothing is spent that cannot be counted. */
export class TokenBudget {
  constructor(
    private readonly redis: RedisClient,
    private readonly perDay: number,
  ) {}

  /**
   * Sets tokens aside for one answer.
   * @returns takes what was used in truth; where that is not known, what was set aside counts
   * @throws {NoTokensError}
   */
  async setAside(): Promise<(used: number) => Promise<void>> {
    const key = `assistant:tokens:${new Date().toISOString().slice(0, 10)}`;
    const used = await this.redis.incrBy(key, USUAL_ANSWER).catch((cause: unknown) => {
      throw new NoTokensError('the tokens of the day cannot be counted', { cause });
    });
    // Whatever stops the process after this line is counted as used.
    if (used === USUAL_ANSWER) await this.redis.expire(key, TWO_DAYS);
    if (used > this.perDay) {
      await this.redis.decrBy(key, USUAL_ANSWER);
      throw new NoTokensError('the tokens of the day are used up');
    }
    return async (tokens) => {
      // An answer that was given is not lost because Redis is: what was set aside counts then.
      if (tokens > 0) await this.redis.incrBy(key, tokens - USUAL_ANSWER).catch(() => undefined);
    };
  }
}
