import type { Logger } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { MailQueue } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';
import { SMTP_CONNECTIONS } from './smtp-transport.ts';

/** How often to look for retries that are due and mails queued by other replicas, in milliseconds. */
const POLL_MS = 1_000;
/** How long mails in progress may still take at shutdown, in milliseconds. */
const LAST_MAILS_MS = 5_000;

/** Sends queued mails, a few at a time, while the service runs. */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sending = new Set<Promise<void>>();
  private readonly abort = new AbortController();
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly queue: MailQueue,
    private readonly sender: MailSender,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.queue.wakeUp.wake();
    const timer = setTimeout(() => this.abort.abort(), LAST_MAILS_MS);
    await this.running;
    await Promise.all(this.sending);
    clearTimeout(timer);
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      if (!(await this.takeSome())) await this.queue.wakeUp.within(POLL_MS);
    }
  }

  /** @returns whether there may be more to send at once. */
  private async takeSome(): Promise<boolean> {
    const free = SMTP_CONNECTIONS - this.sending.size;
    if (free === 0) return false;
    try {
      // Longer than a mail may take, so that a claim only expires if its sender is dead.
      const mails = await this.queue.take(free, 2 * this.settings.SMTP_DEADLINE_SECONDS);
      for (const mail of mails) {
        const work = this.sender
          .deliver(mail, this.abort.signal)
          .catch((error: unknown) => this.logger.error({ err: error, mail: mail.id }, 'what became of a mail is not recorded'))
          .finally(() => {
            this.sending.delete(work);
            this.queue.wakeUp.wake();
          });
        this.sending.add(work);
      }
      return mails.length === free;
    } catch (error) {
      this.logger.warn({ err: error }, 'mails wait for the database');
      return false;
    }
  }
}
