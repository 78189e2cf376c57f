import { REDIS, type RedisClient } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { tooMany } from './form.errors.ts';
import type { Visitor } from './visitor.ts';

export type FormKind = 'enquiry' | 'data-request' | 'calculation';

/** Seconds that everything is counted over (D32). */
const WINDOW_SECONDS = 10 * 60;

/** How many are taken in that time from one network: of those who have opened the form, and of everybody else. */
const PER_NETWORK: Readonly<Record<FormKind, { readonly opened: number; readonly other: number }>> = {
  enquiry: { opened: 300, other: 60 },
  'data-request': { opened: 150, other: 30 },
  calculation: { opened: 300, other: 300 },
};

/** How many of each kind are taken from everybody together: the fifty a second that the service is built for. */
const OVERALL = 50 * WINDOW_SECONDS;

/** Longest wait for Redis, in milliseconds; after that each replica counts for itself. */
const REDIS_TIMEOUT_MS = 200;

interface Counters {
  readonly opened: RateLimiterAbstract;
  readonly other: RateLimiterAbstract;
  readonly overall: RateLimiterAbstract;
}

/** Counts what is stored, by network and overall, in Redis; in memory while Redis is away. */
@Injectable()
export class FormLimits {
  private readonly counters: Readonly<Record<FormKind, Counters>>;

  constructor(@Inject(REDIS) redis: RedisClient) {
    const counter = (name: string, points: number): RateLimiterAbstract => {
      const window = { keyPrefix: `enquiries:${name}`, points, duration: WINDOW_SECONDS };
      const insuranceLimiter = new RateLimiterMemory(window);
      const limiter = new RateLimiterRedis({ ...window, storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true });
      return new RLWrapperTimeouts({ limiter, timeoutMs: REDIS_TIMEOUT_MS, insuranceLimiter });
    };
    const of = (kind: FormKind): Counters => ({
      // One count for both: whoever has sent many without a token does not start anew with one.
      opened: counter(kind, PER_NETWORK[kind].opened),
      other: counter(kind, PER_NETWORK[kind].other),
      overall: counter(`${kind}:all`, OVERALL),
    });
    this.counters = { enquiry: of('enquiry'), 'data-request': of('data-request'), calculation: of('calculation') };
  }

  /**
   * Does `work` if the visitor's network and everybody together are within their limits; what is refused or fails is not counted.
   * @throws {ProblemError} 429 with Retry-After.
   */
  async spend<Result>(kind: FormKind, visitor: Visitor, work: () => Promise<Result>): Promise<Result> {
    const { opened, other, overall } = this.counters[kind];
    const own = visitor.hasOpenedForm ? opened : other;
    try {
      await consume(own, visitor.network);
      await consume(overall, '');
      return await work();
    } catch (error) {
      await Promise.allSettled([own.reward(visitor.network), overall.reward('')]);
      throw error;
    }
  }
}

const consume = async (limiter: RateLimiterAbstract, key: string): Promise<void> => {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
    throw error;
  }
};
