import type { Logger } from '@forecourt/server-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER } from '../logging/logger.ts';
import { ServiceDataSource } from './service-data-source.ts';

/** Injection token of the statements that delete a service's expired rows. */
export const EXPIRED_ROWS = Symbol('EXPIRED_ROWS');

const EVERY_MS = 60 * 60 * 1_000;

/**
 * Events may be republished for seven days after their commit and stay in a stream for seven more, so inbox rows must be kept
 * for longer than that; a dead letter too, because it would be buried again.
 */
const EXPIRED = [
  `DELETE FROM outbox WHERE published_at < now() - interval '7 days'`,
  `DELETE FROM inbox WHERE handled_at < now() - interval '30 days'`,
  `DELETE FROM dead_letters WHERE settled_at < now() - interval '30 days'`,
  `DELETE FROM idempotency_key WHERE created_at < now() - interval '7 days'`,
];

/** Deletes expired rows from the kit's and the service's tables, at start and every hour. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: ServiceDataSource,
    @Inject(EXPIRED_ROWS) private readonly expired: readonly string[],
  ) {}

  onApplicationBootstrap(): void {
    const tidy = () => {
      this.running = this.tidy();
    };
    this.timer = setInterval(tidy, EVERY_MS);
    tidy();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async tidy(): Promise<void> {
    try {
      for (const statement of [...EXPIRED, ...this.expired]) await this.dataSource.query(statement);
    } catch (error) {
      this.logger.warn({ err: error }, 'old rows were not removed; the next hour tries again');
    }
  }
}
