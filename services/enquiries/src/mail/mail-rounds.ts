import type { Logger } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Settings } from '../settings.ts';
import { MailQueue } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';
import { SMTP_CONNECTIONS } from './smtp-transport.ts';

/** Mails of other replicas and those whose time has come are looked for this often, in milliseconds. */
const POLL_MS = 1_000;
/** How long mails at hand may still take when the service stops, in milliseconds. */
const LAST_MAILS_MS = 5_000;

/** Takes mails from the queue and has them sent, a few at a time, for as long as the service runs. */
@Injectable()
export class MailRounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sending = new Set<Promise<void>>();
  private readonly cut = new AbortController();
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
    const patience = setTimeout(() => this.cut.abort(), LAST_MAILS_MS);
    await this.running;
    await Promise.all(this.sending);
    clearTimeout(patience);
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      if (!(await this.takeSome())) await this.queue.wakeUp.within(POLL_MS);
    }
  }

  /** @returns whether it is worth looking again at once. */
  private async takeSome(): Promise<boolean> {
    const free = SMTP_CONNECTIONS - this.sending.size;
    if (free === 0) return false;
    try {
      // Longer than a mail may take: a sender that has not reported by then is dead.
      const mails = await this.queue.take(free, 2 * this.settings.SMTP_DEADLINE_SECONDS);
      for (const mail of mails) {
        const work = this.sender
          .deliver(mail, this.cut.signal)
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
