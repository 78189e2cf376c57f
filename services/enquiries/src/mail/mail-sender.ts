import { setTimeout as delay } from 'node:timers/promises';
import { isStoreUnavailable, type Logger } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NodemailerError } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { planAfter } from './delivery-plan.ts';
import { removeEmlFiles } from './eml-files.ts';
import { LetterWriter } from './letter-writer.ts';
import { MailQueue } from './mail-queue.ts';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.ts';
import type { QueuedMail } from './queued-mail.ts';

const STORE_RETRY_MS = 500;

/** Sends one mail and records what became of it; no transaction is open meanwhile. */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  constructor(
    private readonly queue: MailQueue,
    private readonly letters: LetterWriter,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param cut gives up what is being sent: the service stops. */
  async deliver(mail: QueuedMail, cut: AbortSignal): Promise<void> {
    const { id, eventId, recipient } = mail;
    try {
      const deadline = AbortSignal.timeout(this.settings.SMTP_DEADLINE_SECONDS * 1_000);
      await this.transport.send(await this.letters.write(mail), `${eventId}.${recipient}`, AbortSignal.any([deadline, cut]));
    } catch (error) {
      const plan = planAfter(error, mail, Date.now());
      this.report(error, mail, plan === 'abandon' ? 'a mail was abandoned' : 'a mail is tried again later');
      const reason = error instanceof Error ? error.message : String(error);
      if (plan === 'abandon') await this.record(() => this.queue.abandon(id, reason), cut);
      else await this.record(() => this.queue.postpone(id, plan.retryInSeconds, reason), cut);
      return;
    }
    const isKnown = await this.record(() => this.queue.recordSent(id), cut);
    if (!isKnown) await removeEmlFiles(this.settings.MAIL_DIR, [`${eventId}.${recipient}`]);
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** Waits for a database that is down: a mail that was sent and not recorded would be sent again. */
  private async record<Result>(write: () => Promise<Result>, cut: AbortSignal): Promise<Result> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isStoreUnavailable(error) || cut.aborted) throw error;
        await delay(STORE_RETRY_MS, undefined, { signal: cut }).catch(() => undefined);
      }
    }
  }

  /** Codes only: what a mail server says holds people's addresses, and stays in the table. */
  private report(error: unknown, { id, recipient, attempts }: QueuedMail, event: string): void {
    const { code, command, responseCode } = error as Partial<NodemailerError>;
    this.logger.warn({ mail: id, recipient, attempts, code, command, responseCode }, event);
  }
}
