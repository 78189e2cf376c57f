import { setTimeout as pause } from 'node:timers/promises';
import { REDIS, type RedisClient } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { inTime } from './redis-in-time.ts';
import { tooManyAttempts } from './sign-in.errors.ts';

/** Wrong passwords of one caller that cost nothing; after that each costs a wait twice as long as the last. */
const FREE = 5;
/** Longest wait, in seconds. */
const LONGEST_WAIT = 300;
/** A caller's wrong passwords are forgotten after this long without one, in seconds. */
const FORGET_AFTER = 60 * 60;

/** Wrong passwords from everywhere within a minute that slow nobody down. */
const FREE_OVERALL = 30;
const OVERALL_WINDOW = 60;
/** What each one more adds to everybody's sign-in, and the most it comes to, in milliseconds: a delay, so the owner still gets in. */
const DELAY_STEP_MS = 100;
const LONGEST_DELAY_MS = 5_000;

const OVERALL = 'sign-in:wrong';

/** Slows down guessing, by caller and overall (design §5). Counted in Redis; without Redis nobody could be let in anyway. */
@Injectable()
export class SignInLimits {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /**
   * Runs an attempt to sign in, unless the caller has to wait.
   * @param caller a device that has signed in before, or else a network.
   * @param attempt answers null when the password was wrong.
   * @throws {ProblemError} 429 with Retry-After; 503 while Redis is away.
   */
  async guard<Result>(caller: string, attempt: () => Promise<Result | null>): Promise<Result | null> {
    const wrong = `sign-in:wrong:${caller}`;
    const waiting = `sign-in:wait:${caller}`;
    await this.admit(wrong, waiting);
    await this.delay();
    const result = await attempt().catch(async (error: unknown) => {
      // Nobody has guessed: the database was away, say.
      await inTime(this.redis.decr(wrong));
      throw error;
    });
    if (result === null) await this.count(OVERALL, OVERALL_WINDOW);
    else await inTime(this.redis.del([wrong, waiting]));
    return result;
  }

  /** Takes one attempt for each wait; counted before it is known to be wrong, so that many at once are no way round. */
  private async admit(wrong: string, waiting: string): Promise<void> {
    const attempts = await this.count(wrong, FORGET_AFTER);
    if (attempts <= FREE) return;
    const value = Math.min(2 ** (attempts - FREE), LONGEST_WAIT);
    const isFirst = await inTime(this.redis.set(waiting, '1', { condition: 'NX', expiration: { type: 'EX', value } }));
    if (isFirst !== null) return;
    await inTime(this.redis.decr(wrong));
    throw tooManyAttempts(Math.max(1, await inTime(this.redis.ttl(waiting))));
  }

  private async delay(): Promise<void> {
    const beyond = Number(await inTime(this.redis.get(OVERALL))) - FREE_OVERALL;
    if (beyond > 0) await pause(Math.min(beyond * DELAY_STEP_MS, LONGEST_DELAY_MS));
  }

  private async count(key: string, seconds: number): Promise<number> {
    const [count] = await inTime(this.redis.multi().incr(key).expire(key, seconds).execTyped());
    return count;
  }
}
