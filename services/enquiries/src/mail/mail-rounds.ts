import { LOGGER, SETTINGS, type ServiceLogger, WakeUp } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntitySubscriberInterface, type TransactionCommitEvent } from 'typeorm';
import type { Settings } from '../settings.ts';
import { MAIL_QUEUED, MailQueue } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';
import { SMTP_CONNECTIONS } from './smtp-transport.ts';

/** Mails of other replicas and those whose time has come are looked for this often, in milliseconds. */
const POLL_MS = 1_000;
/** How long mails at hand may still take when the service stops, in milliseconds. */
const LAST_MAILS_MS = 5_000;

/** Takes mails from the queue and has them sent, a few at a time, for as long as the service runs. */
@Injectable()
export class MailRounds implements OnApplicationBootstrap, BeforeApplicationShutdown, EntitySubscriberInterface {
  private readonly wakeUp = new WakeUp();
  private readonly sending = new Set<Promise<void>>();
  private readonly cut = new AbortController();
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    dataSource: DataSource,
    private readonly queue: MailQueue,
    private readonly sender: MailSender,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: ServiceLogger,
  ) {
    dataSource.subscribers.push(this);
  }

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wakeUp.wake();
    const patience = setTimeout(() => this.cut.abort(), LAST_MAILS_MS);
    await this.running;
    await Promise.all(this.sending);
    clearTimeout(patience);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.isTransactionActive || queryRunner.data[MAIL_QUEUED] !== true) return;
    queryRunner.data[MAIL_QUEUED] = false;
    this.wakeUp.wake();
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      if (!(await this.takeSome())) await this.wakeUp.within(POLL_MS);
    }
  }

  /** @returns whether it is worth looking again at once. */
  private async takeSome(): Promise<boolean> {
    const free = SMTP_CONNECTIONS - this.sending.size;
    if (free === 0) return false;
    try {
      // Longer than a mail may take: whoever took one and has not said anything by then is dead.
      const mails = await this.queue.take(free, 2 * this.settings.SMTP_DEADLINE_SECONDS);
      for (const mail of mails) {
        const work = this.sender
          .deliver(mail, this.cut.signal)
          .catch((error: unknown) => this.logger.error({ err: error, mail: mail.id }, 'what became of a mail is not recorded'))
          .finally(() => {
            this.sending.delete(work);
            this.wakeUp.wake();
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
