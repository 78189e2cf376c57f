import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { ProblemError } from '../errors/problem-error.ts';
import type { RedisClient } from '../redis/redis-client.ts';

/** Longest wait for Redis, in milliseconds; after that each replica counts for itself. */
const REDIS_TIMEOUT_MS = 200;

export interface CallLimitOptions {
  /** Begins the keys in Redis: "enquiries:calculation". */
  readonly name: string;
  /** How many are taken for one key in `seconds`. */
  readonly points: number;
  readonly seconds: number;
  /** What is answered to one too many, by the seconds until the next is taken. */
  readonly refusal: (seconds: number) => ProblemError;
}

/** Counts calls by key for all replicas together, in Redis; in memory while Redis is away. */
export class CallLimit {
  readonly #limiter: RateLimiterAbstract;
  readonly #refusal: CallLimitOptions['refusal'];

  constructor(redis: RedisClient, { name, points, seconds, refusal }: CallLimitOptions) {
    const window = { keyPrefix: name, points, duration: seconds };
    const insuranceLimiter = new RateLimiterMemory(window);
    const limiter = new RateLimiterRedis({ ...window, storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true });
    this.#limiter = new RLWrapperTimeouts({ limiter, timeoutMs: REDIS_TIMEOUT_MS, insuranceLimiter });
    this.#refusal = refusal;
  }

  /** @throws {ProblemError} when there were too many. */
  async consume(key: string): Promise<void> {
    try {
      await this.#limiter.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw this.#refusal(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
      throw error;
    }
  }

  /** Takes one call back that was counted. */
  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(key);
  }
}
