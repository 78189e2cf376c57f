import type { Logger } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RemoveExpiredRecordsUseCase } from './remove-expired-records.use-case.ts';

const EVERY_MS = 60 * 60 * 1_000;

/** Runs at start and every hour; the next run makes up for one that fails. */
@Injectable()
export class RetentionSchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly removeExpired: RemoveExpiredRecordsUseCase,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const run = () => {
      this.running = this.run();
    };
    this.timer = setInterval(run, EVERY_MS);
    run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      const removed = await this.removeExpired.execute(new Date());
      if (Object.values(removed).some((count) => count > 0))
        this.logger.info(removed, 'deleted customer records whose time is over');
    } catch (error) {
      this.logger.error({ err: error }, 'customer records whose time is over were not deleted');
    }
  }
}
