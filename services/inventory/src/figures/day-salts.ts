import { randomBytes } from 'node:crypto';
import { addDays, type IsoDate, momentsOf, ukDay } from '@forecourt/rules';
import { ProblemError, withDeadline } from '@forecourt/server-kit';
import { REDIS, type RedisClient } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';

const BYTES = 32;
/** How long after midnight what was seen before may still come in. */
const GRACE_S = 3_600;
const REDIS_TIMEOUT_MS = 1_000;

/** The salt of each day, in Redis alone: once it is forgotten, nobody can work out who was counted. */
@Injectable()
export class DaySalts {
  constructor(@Inject(REDIS) private readonly redis: RedisClient) {}

  /** @throws {ProblemError} 400 for any day but today and yesterday; an error if Redis does not answer. */
  async of(day: IsoDate): Promise<string> {
    const today = ukDay(Date.now());
    if (day !== today && day !== addDays(today, -1)) throw notCounted(day);
    const key = `inventory:visits-salt:${day}`;
    const fresh = randomBytes(BYTES).toString('base64');
    const [midnight = 0] = momentsOf({ day: addDays(day, 1), time: '00:00' });
    const forgotten = Math.ceil(Math.max(midnight, Date.now()) / 1_000) + GRACE_S;
    const expiration = { type: 'EXAT', value: forgotten } as const;
    await withDeadline(this.redis.set(key, fresh, { condition: 'NX', expiration }), REDIS_TIMEOUT_MS);
    return (await withDeadline(this.redis.get(key), REDIS_TIMEOUT_MS)) ?? fresh;
  }
}

const notCounted = (day: IsoDate): ProblemError =>
  new ProblemError({
    status: 400,
    code: 'INVENTORY.DAY_NOT_COUNTED',
    title: 'Not counted any more',
    detail: `Visits of ${day} are not counted any more.`,
  });
