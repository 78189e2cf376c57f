import type { Logger } from '@forecourt/server-kit';
import { LOGGER, REDIS, REVOCATIONS_KNOWN_KEY, type RedisClient, revokedKey } from '@forecourt/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { inTime } from './redis-in-time.ts';
import { SessionEntity, type SessionRow } from './session.entity.ts';

/** A Redis that has been emptied is noticed within this time, in milliseconds; until then nobody is let in anywhere. */
const LOOK_EVERY_MS = 1_000;
/** How long Redis's word that it holds every revocation counts, in milliseconds: one that can't be written to loses it. */
const KNOWN_FOR_MS = 15_000;
const KNOWN_FOR = { type: 'PX', value: KNOWN_FOR_MS } as const;

type Revoked = Pick<SessionRow, 'id' | 'expiresAt'>;

/**
 * What every service's guard asks: the revoked sessions in Redis. PostgreSQL is the truth; Redis gets all of it whenever
 * it comes back, and when it has lost it.
 */
@Injectable()
export class RevocationList implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.redis.on('ready', this.restore);
    this.timer = setInterval(() => this.renew(), LOOK_EVERY_MS);
    if (this.redis.isReady) await this.restore();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.redis.off('ready', this.restore);
  }

  /**
   * Has the guards refuse these from now on. To be called before the revocation is committed: a session that is refused
   * without being revoked is signed in again; the other way round would let in somebody who was shut out.
   * @throws {ProblemError} 503 while Redis is away.
   */
  async add(sessions: readonly Revoked[]): Promise<void> {
    if (sessions.length === 0) return;
    const batch = this.redis.multi();
    for (const { id, expiresAt } of sessions) {
      batch.set(revokedKey(id), '1', { expiration: { type: 'PXAT', value: expiresAt.getTime() } });
    }
    await inTime(batch.exec());
  }

  private readonly restore = async (): Promise<void> => {
    try {
      const revoked = { revokedAt: Not(IsNull()), expiresAt: MoreThan(new Date()) };
      await this.add(await this.dataSource.manager.findBy(SessionEntity, revoked));
      await inTime(this.redis.set(REVOCATIONS_KNOWN_KEY, '1', { expiration: KNOWN_FOR }));
    } catch (error) {
      this.logger.warn({ err: error }, 'the revoked sessions could not be written to Redis; trying again');
    }
  };

  private async renew(): Promise<void> {
    const renewed = this.redis.set(REVOCATIONS_KNOWN_KEY, '1', { condition: 'XX', expiration: KNOWN_FOR });
    // What can't be renewed runs out, and nobody is let in any more.
    if ((await renewed.catch(() => undefined)) === null) await this.restore();
  }
}
