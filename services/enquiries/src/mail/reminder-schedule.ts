import type { Logger } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MailQueue } from './mail-queue.ts';

const EVERY_MS = 15_000;

/** Looks at start and every few seconds for enquiries that have waited for too long; the next look makes up for one that fails. */
@Injectable()
export class ReminderSchedule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly mails: MailQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const look = () => {
      this.running = this.mails
        .addReminders()
        .catch((error: unknown) => this.logger.warn({ err: error }, 'late enquiries were not looked for'));
    };
    this.timer = setInterval(look, EVERY_MS);
    look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
