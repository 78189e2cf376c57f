import { setTimeout as delay } from 'node:timers/promises';
import { isStoreUnavailable, type Logger, traced } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NodemailerError } from 'nodemailer';
import { isMailConnected, type Settings } from '../settings.ts';
import { removeEmlFiles } from './eml-file-transport.ts';
import { MailComposer } from './mail-composer.ts';
import { MailQueue } from './mail-queue.ts';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.ts';
import type { QueuedMail } from './queued-mail.ts';
import { retryPlan } from './retry-policy.ts';

const STORE_RETRY_MS = 500;

/** Sends one mail and records the outcome. No transaction is open while it is sent. */
@Injectable()
export class MailSender implements OnApplicationShutdown {
  constructor(
    private readonly queue: MailQueue,
    private readonly composer: MailComposer,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param abort aborts sending at shutdown. */
  async deliver(mail: QueuedMail, abort: AbortSignal): Promise<void> {
    const { id, eventId, recipient } = mail;
    try {
      const deadline = AbortSignal.timeout(this.settings.SMTP_DEADLINE_SECONDS * 1_000);
      const message = await this.composer.compose(mail);
      await traced(`send mail to ${recipient}`, { kind: 'client', ...originOf(mail) }, () =>
        this.transport.send(message, `${eventId}.${recipient}`, AbortSignal.any([deadline, abort])),
      );
    } catch (error) {
      const plan = retryPlan(error, mail, Date.now());
      this.report(error, mail, plan === 'abandon' ? 'a mail was abandoned' : 'a mail is tried again later');
      const reason = error instanceof Error ? error.message : String(error);
      if (plan === 'abandon') await this.record(() => this.queue.abandon(id, reason), abort);
      else await this.record(() => this.queue.postpone(id, plan.retryInSeconds, reason), abort);
      return;
    }
    const isFile = !isMailConnected(this.settings);
    const isKnown = await this.record(() => this.queue.recordSent(id, isFile), abort);
    if (!isKnown) await removeEmlFiles(this.settings.MAIL_DIR, [`${eventId}.${recipient}`]);
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** Retries while the database is down, because a mail whose sending is not recorded would be sent again. */
  private async record<Result>(write: () => Promise<Result>, abort: AbortSignal): Promise<Result> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isStoreUnavailable(error) || abort.aborted) throw error;
        await delay(STORE_RETRY_MS, undefined, { signal: abort }).catch(() => undefined);
      }
    }
  }

  /** Logs codes only, because a mail server's messages contain addresses. */
  private report(error: unknown, { id, recipient, attempts }: QueuedMail, event: string): void {
    const { code, command, responseCode } = error as Partial<NodemailerError>;
    this.logger.warn({ mail: id, recipient, attempts, code, command, responseCode }, event);
  }
}

/** A later attempt is a trace of its own, with a link to the first. */
const originOf = ({ attempts, traceparent }: QueuedMail) => (attempts > 1 ? { repeats: traceparent } : { parent: traceparent });
