import { randomUUID } from 'node:crypto';
import { LiveDealership, type Logger, ProblemError } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { NodemailerError } from 'nodemailer';
import { isMailConnected, type Settings } from '../settings.ts';
import { type EmailContent, oneLine } from './email-content.ts';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { plainName } from './template-parts.ts';

/** Somebody waits for the answer. */
const SENT_WITHIN_MS = 10_000;

interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** Mails to staff. Not queued: whoever asked is told if one was not sent, and asks again. */
@Injectable()
export class StaffMail {
  constructor(
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly live: LiveDealership,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param contentFor given what mails are made of. @throws {ProblemError} 503 if the mail server did not take it. */
  async send(
    { name, email }: Recipient,
    contentFor: (settings: Pick<Settings, 'DEALERSHIP_FILE' | 'PUBLIC_URL'>) => EmailContent,
  ): Promise<void> {
    const { PUBLIC_URL, MAIL_FROM } = this.settings;
    const dealership = this.live.now;
    const content = contentFor({ DEALERSHIP_FILE: dealership, PUBLIC_URL });
    const sales = { name: dealership.tradingName, address: dealership.email };
    const message = {
      from: { ...sales, address: MAIL_FROM ?? dealership.email },
      to: { name: plainName(name), address: email },
      replyTo: sales,
      subject: oneLine(content.subject),
      headers: { 'auto-submitted': 'auto-generated' },
      text: renderText(content),
      html: renderHtml(content),
    };
    try {
      await this.transport.send(message, `${randomUUID()}.staff`, AbortSignal.timeout(SENT_WITHIN_MS));
    } catch (error) {
      // Codes only, because a mail server's messages contain addresses.
      const { code, command, responseCode } = error as Partial<NodemailerError>;
      this.logger.warn({ code, command, responseCode }, 'a mail to staff was not sent');
      throw notSent('The mail server did not take the mail.');
    }
    if (!isMailConnected(this.settings)) throw notSent('No mail server is set: the mail is a file in MAIL_DIR.');
  }
}

const notSent = (detail: string): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'ENQUIRIES.MAIL_NOT_SENT',
    title: 'The mail was not sent',
    detail,
  });
