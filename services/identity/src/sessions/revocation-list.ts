import type { Logger } from '@forecourt/server-kit';
import { LOGGER, REDIS, REVOCATIONS_KNOWN_KEY, type RedisClient, revokedKey } from '@forecourt/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { inTime } from './redis-in-time.ts';
import { SessionEntity, type SessionRow } from './session.entity.ts';

/** How soon an emptied Redis is noticed, in milliseconds; until then nobody is let in. */
const LOOK_EVERY_MS = 1_000;
/** How long the marker that Redis holds every revocation lasts, in milliseconds: it expires while Redis cannot be written to. */
const KNOWN_FOR_MS = 15_000;
const KNOWN_FOR = { type: 'PX', value: KNOWN_FOR_MS } as const;

type Revoked = Pick<SessionRow, 'id' | 'expiresAt'>;

/**
 * The revoked sessions in Redis, which every service's guard checks. PostgreSQL is the source of truth; the list is written
 * again whenever Redis reconnects or has lost it.
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
   * Makes guards refuse these sessions. Call it before the revocation is committed: if the commit fails, somebody has to sign
   * in again; in the other order a revoked session could stay valid.
   * @throws {ProblemError} 503 while Redis is unavailable.
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
    // If it cannot be renewed it expires, and nobody is let in.
    if ((await renewed.catch(() => undefined)) === null) await this.restore();
  }
}
