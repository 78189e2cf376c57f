import type { Logger } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { DirectUploads } from '../uploads/direct-uploads.ts';
import { SweepUnused } from './sweep-unused.ts';

/** Milliseconds. */
const EVERY = 60 * 60 * 1000;

/** Sweeps every hour; the next sweep makes up for one that fails. */
@Injectable()
export class SweepSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sweep: SweepUnused,
    private readonly directUploads: DirectUploads,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.run(), EVERY);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    try {
      const now = Date.now();
      await this.directUploads.forget(new Date(now - this.settings.UNUSED_IMAGE_HOURS * 3_600_000));
      const deleted = await this.sweep.sweep(new Date(now));
      if (deleted > 0) this.logger.info({ deleted }, 'deleted unused pictures');
    } catch (error) {
      this.logger.error({ err: error }, 'could not delete unused pictures');
    }
  }
}
