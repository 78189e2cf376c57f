import type { ProblemError } from '@forecourt/server-kit';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { RedisClient } from '../redis/redis-client.ts';

/** Longest wait for Redis, in milliseconds; after that each replica counts for itself. */
const REDIS_TIMEOUT_MS = 1_000;

/**
 * Counts a call only if it fits the limit, and counts none back in a window that has none: a refused call leaves no trace,
 * and no counter falls below zero. ARGV: points (negative to give back), seconds of the window, the limit.
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
  /** Begins the keys in Redis: "enquiries:calculation". */
  readonly name: string;
  /** How many are taken for one key in `seconds`. */
  readonly points: number;
  readonly seconds: number;
  /** What is answered to one too many, by the seconds until the next is taken. */
  readonly refusal: (seconds: number) => ProblemError;
}

/** Gives back the one call that was counted with it; does nothing once its window is over. */
export type GiveBack = () => Promise<void>;

/** Counts calls by key for all replicas together, in Redis; in memory while Redis is away. */
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
   * Counts one call. What it returns is the only way to give it back, so that nothing is given back that was not taken.
   * @throws {ProblemError} when there were too many; that call is not counted.
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
 * Counts one call in each limit, in this order; where one refuses, those before it get theirs back.
 * @throws {ProblemError} that of the limit that refuses.
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
