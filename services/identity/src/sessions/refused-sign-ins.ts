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
VALUES ($1, now(), 'unknown', 'account.sign-ins-refused', 'account', $3, '{}',
        jsonb_build_array(jsonb_build_object('field', 'times', 'from', NULL, 'to', $2::int)))
ON CONFLICT (id) DO UPDATE SET changes = EXCLUDED.changes
WHERE (audit_entry.changes->0->>'to')::int < (EXCLUDED.changes->0->>'to')::int`;

/** Finds the id of the account that is tried; null if there is none. */
export type Whose = () => Promise<string | null>;

const NOBODY = 'unknown';

/**
 * Refused sign-ins in the audit log: an entry per caller, account and quarter of an hour, with their number. Who it was is not in
 * it: the network stays in Redis, for as long. All tries of accounts that do not exist share one entry.
 */
@Injectable()
export class RefusedSignIns {
  /** The latest count of each entry that is being written. */
  private readonly latest = new Map<string, number>();
  /** Accounts are found one after the other: guesses by the hundred would otherwise take the connections of those who sign in. */
  private finding: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
  ) {}

  /** Nobody waits for it. @param caller what wrong passwords are counted by. */
  note(caller: string, whose: Whose = async () => null): void {
    const found = this.finding.then(whose);
    this.finding = found.catch(() => null);
    found
      .then((account) => this.count(caller, account ?? NOBODY))
      .catch((error: unknown) => this.logger.warn({ err: error }, 'a refused sign-in was not recorded'));
  }

  private async count(caller: string, account: string): Promise<void> {
    const counting = this.redis.eval(COUNT, {
      keys: [`sign-in:refused:${caller}:${account}`],
      arguments: [randomUUID(), String(QUARTER_SECONDS)],
    });
    const [entry, count] = (await inTime(counting)) as [string, number];
    const isBeingWritten = this.latest.has(entry);
    this.latest.set(entry, Math.max(count, this.latest.get(entry) ?? 0));
    if (!isBeingWritten) await this.write(entry, account);
  }

  /** One write at a time, for the same reason. */
  private async write(entry: string, account: string): Promise<void> {
    try {
      let written = 0;
      for (let count = this.latest.get(entry) ?? 0; count > written; count = this.latest.get(entry) ?? 0) {
        await this.dataSource.query(WRITE, [entry, count, account]);
        written = count;
      }
    } finally {
      this.latest.delete(entry);
    }
  }
}
