import { randomUUID } from 'node:crypto';
import type { Logger } from '@forecourt/server-kit';
import { LOGGER, REDIS, type RedisClient } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTime } from './redis-in-time.ts';

const QUARTER_SECONDS = 15 * 60;

/** Counts one more within the quarter of an hour that the first began. Returns the audit entry's id and the count. */
const COUNT = `
redis.call('hsetnx', KEYS[1], 'entry', ARGV[1])
local count = redis.call('hincrby', KEYS[1], 'count', 1)
if count == 1 then redis.call('expire', KEYS[1], ARGV[2]) end
return {redis.call('hget', KEYS[1], 'entry'), count}`;

/** A slower replica does not write over a larger count. */
const WRITE = `
INSERT INTO audit_entry (id, occurred_at, actor, action, record_type, record_id, fields, changes)
VALUES ($1, now(), 'unknown', 'account.sign-ins-refused', 'account', 'unknown', '{}',
        jsonb_build_array(jsonb_build_object('field', 'times', 'from', NULL, 'to', $2::int)))
ON CONFLICT (id) DO UPDATE SET changes = EXCLUDED.changes
WHERE (audit_entry.changes->0->>'to')::int < (EXCLUDED.changes->0->>'to')::int`;

/**
 * Refused sign-ins in the audit log: an entry per caller and quarter of an hour, with their number. Who it was is not in it: the
 * network stays in Redis, for as long.
 */
@Injectable()
export class RefusedSignIns {
  /** The latest count of each entry that is being written. */
  private readonly latest = new Map<string, number>();

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
  ) {}

  /** Nobody waits for it. @param caller what wrong passwords are counted by. */
  note(caller: string): void {
    this.count(caller).catch((error: unknown) => this.logger.warn({ err: error }, 'a refused sign-in was not recorded'));
  }

  private async count(caller: string): Promise<void> {
    const counting = this.redis.eval(COUNT, {
      keys: [`sign-in:refused:${caller}`],
      arguments: [randomUUID(), String(QUARTER_SECONDS)],
    });
    const [entry, count] = (await inTime(counting)) as [string, number];
    const isBeingWritten = this.latest.has(entry);
    this.latest.set(entry, Math.max(count, this.latest.get(entry) ?? 0));
    if (!isBeingWritten) await this.write(entry);
  }

  /** One write at a time: guesses by the hundred would otherwise take the connections of those who sign in. */
  private async write(entry: string): Promise<void> {
    try {
      let written = 0;
      for (let count = this.latest.get(entry) ?? 0; count > written; count = this.latest.get(entry) ?? 0) {
        await this.dataSource.query(WRITE, [entry, count]);
        written = count;
      }
    } finally {
      this.latest.delete(entry);
    }
  }
}
