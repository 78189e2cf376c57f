import type { ProblemError } from '@forecourt/server-kit';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RedisClient } from '../redis/redis-client.ts';

/** Timeout for Redis, in milliseconds; after that each replica counts by itself. */
const REDIS_TIMEOUT_MS = 1_000;

/**
 * Counts a call only if it is within the limit, and gives back only what was counted, so that a refused call leaves no trace and
 * no counter falls below zero. ARGV: points (negative to give back), seconds of the window, the limit.
 */
const COUNT = `
local held = tonumber(redis.call('get', KEYS[1]) or '0')
local points = tonumber(ARGV[1])
local after = held + points
if points < 0 and after < 0 then return {0, 0} end
if points > 0 and after > tonumber(ARGV[3]) then return {after, redis.call('pttl', KEYS[1])} end
redis.call('set', KEYS[1], '0', 'EX', ARGV[2], 'NX')
redis.call('incrby', KEYS[1], ARGV[1])
return {after, redis.call('pttl', KEYS[1])}`;

export interface CallLimitOptions {
  /** Prefix of the keys in Redis: "enquiries:calculation". */
  readonly name: string;
  /** How many calls are allowed per key within `seconds`. */
  readonly points: number;
  readonly seconds: number;
  /** The error for a call over the limit, given the seconds until the next is allowed. */
  readonly refusal: (seconds: number) => ProblemError;
}

/** Gives a counted call back; does nothing once its window is over. */
export type GiveBack = () => Promise<void>;

/** A rate limit by key, shared by all replicas in Redis; counted in memory while Redis is down. */
export class CallLimit {
  readonly #shared: RLWrapperTimeouts;
  readonly #own: RateLimiterMemory;
  readonly #refusal: CallLimitOptions['refusal'];

  constructor(redis: RedisClient, { name, points, seconds, refusal }: CallLimitOptions) {
    const window = { keyPrefix: name, points, duration: seconds };
    this.#own = new RateLimiterMemory(window);
    const limiter = new RateLimiterRedis({
      ...window,
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      customIncrTtlLuaScript: COUNT,
    });
    this.#shared = new RLWrapperTimeouts({ limiter, timeoutMs: REDIS_TIMEOUT_MS });
    this.#refusal = refusal;
  }

  /**
   * Counts one call. Only the returned function can give it back, so that nothing is given back that was not taken.
   * @throws {ProblemError} if the limit is reached; that call is not counted.
   */
  async take(key: string): Promise<GiveBack> {
    try {
      const { msBeforeNext } = await this.#shared.consume(key);
      return whileOpen(msBeforeNext, () => this.#shared.reward(key));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw this.#refused(error);
      return this.#takeOwn(key);
    }
  }

  async #takeOwn(key: string): Promise<GiveBack> {
    try {
      const { msBeforeNext } = await this.#own.consume(key);
      return whileOpen(msBeforeNext, () => this.#own.reward(key));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      await this.#own.reward(key);
      throw this.#refused(error);
    }
  }

  #refused({ msBeforeNext }: RateLimiterRes): ProblemError {
    return this.#refusal(Math.max(1, Math.ceil(msBeforeNext / 1_000)));
  }
}

const whileOpen = (milliseconds: number, giveBack: () => Promise<unknown>): GiveBack => {
  const closes = performance.now() + milliseconds;
  return async () => {
    if (performance.now() < closes) await giveBack();
  };
};

/**
 * Counts one call in each limit, in this order. If one refuses, the earlier ones are given back.
 * @throws {ProblemError} from the limit that refuses.
 */
export const takeFromEach = async (limits: readonly (readonly [limit: CallLimit, key: string])[]): Promise<GiveBack> => {
  const taken: GiveBack[] = [];
  const giveBack: GiveBack = async () => {
    await Promise.allSettled(taken.map((give) => give()));
  };
  try {
    for (const [limit, key] of limits) taken.push(await limit.take(key));
    return giveBack;
  } catch (error) {
    await giveBack();
    throw error;
  }
};
