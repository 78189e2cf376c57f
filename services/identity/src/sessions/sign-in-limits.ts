import { setTimeout as pause } from 'node:timers/promises';
import { FairTurns } from '@forecourt/server-kit';
import { REDIS, type RedisClient } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { inTime } from './redis-in-time.ts';
import { tooManyAttempts } from './sign-in.errors.ts';

/** Wrong passwords of one caller without a wait; each further one doubles the wait. */
const FREE = 5;
/** Longest wait, in seconds. */
const MAX_WAIT_SECONDS = 300;
/** A caller's wrong passwords are forgotten after this long without one, in seconds. */
const FORGET_AFTER = 60 * 60;

/** Wrong passwords in total within a minute that delay nobody. */
const FREE_OVERALL = 30;
const OVERALL_WINDOW = 60;
/** How much each further one delays every sign-in of a stranger, in milliseconds. A delay, not a lock, so the owner still gets in. */
const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 5_000;

const OVERALL = 'sign-in:wrong';

/** Limits on concurrent checks for strangers: each takes about 30 ms of CPU. */
const TURNS = { atOnce: 2, eachAtOnce: 1, eachWaiting: 64, longestMs: 10_000 };
/** Retry-After for a network with too many waiting, in seconds. */
const WAIT_FOR_OTHERS = 5;

/** Who sends a password. */
export interface Caller {
  /** What wrong passwords are counted by: a known device, a network or a session. */
  readonly id: string;
  /** Has signed in before, so others' guesses do not delay it. */
  readonly isKnown: boolean;
  /** What it sends: passwords, if nothing else is said. */
  readonly guesses?: 'codes' | 'passkeys';
}

/**
 * Counts an attempt and returns 0, or returns the seconds that the caller still has to wait. Atomic, so that concurrent
 * attempts cannot get round it.
 */
const ADMIT = `
local wrong = tonumber(redis.call('get', KEYS[1]) or '0')
local beyond = wrong + 1 - tonumber(ARGV[1])
if beyond > 0 then
  local seconds = redis.call('ttl', KEYS[2])
  if seconds >= 0 then return math.max(seconds, 1) end
  redis.call('set', KEYS[2], '1', 'EX', math.min(2 ^ math.min(beyond, 30), tonumber(ARGV[2])))
end
redis.call('set', KEYS[1], wrong + 1, 'EX', ARGV[3])
return 0`;

/** Takes an attempt back, unless its counter has expired. */
const GIVE_BACK = `if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end`;

/**
 * Slows down password guessing, by caller and overall (architecture §5). The counters are in Redis, without which nobody can
 * sign in anyway.
 */
@Injectable()
export class SignInLimits {
  private readonly turns = new FairTurns(TURNS);

  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /**
   * Runs a password check, unless the caller has to wait.
   * @param attempt resolves to null if the password is wrong.
   * @throws {ProblemError} 429 with Retry-After; 503 while Redis is unavailable.
   */
  async guard<Result>({ id, isKnown, guesses }: Caller, attempt: () => Promise<Result | null>): Promise<Result | null> {
    const wrong = `sign-in:wrong:${id}`;
    const waiting = `sign-in:wait:${id}`;
    const seconds = await inTime(
      this.redis.eval(ADMIT, { keys: [wrong, waiting], arguments: [FREE, MAX_WAIT_SECONDS, FORGET_AFTER].map(String) }),
    );
    if (Number(seconds) > 0) throw tooManyAttempts(Number(seconds), guesses);
    const result = await (isKnown ? attempt() : this.afterOthers(id, attempt)).catch(async (error: unknown) => {
      // An error is not a wrong guess.
      await inTime(this.redis.eval(GIVE_BACK, { keys: [wrong] }));
      throw error;
    });
    if (result === null) await inTime(this.redis.multi().incr(OVERALL).expire(OVERALL, OVERALL_WINDOW).exec());
    else await inTime(this.redis.del([wrong, waiting]));
    return result;
  }

  private async afterOthers<Result>(id: string, attempt: () => Promise<Result>): Promise<Result> {
    const beyond = Number(await inTime(this.redis.get(OVERALL))) - FREE_OVERALL;
    if (beyond > 0) await pause(Math.min(beyond * DELAY_STEP_MS, MAX_DELAY_MS));
    const end = await this.turns.take(id);
    if (end === undefined) throw tooManyAttempts(WAIT_FOR_OTHERS);
    return attempt().finally(end);
  }
}
