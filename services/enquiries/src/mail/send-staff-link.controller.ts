import { randomUUID } from 'node:crypto';
import { sendStaffLinkV1 } from '@forecourt/contracts';
import { LiveDealership, type Logger, ProblemError } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { Controller, Inject } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { NodemailerError } from 'nodemailer';
import { isMailConnected, type Settings } from '../settings.ts';
import { oneLine } from './email-content.ts';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { type StaffLink, staffLinkMail } from './staff-link-template.ts';
import { plainName } from './template-parts.ts';

/** Somebody waits for the answer. */
const SENT_WITHIN_MS = 10_000;

/** cmd.enquiries.send-staff-link.v1. Not queued: whoever asked is told if it was not sent, and asks again. */
@Controller()
export class SendStaffLinkController {
  constructor(
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly live: LiveDealership,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @MessagePattern<string>(sendStaffLinkV1.subject)
  async send(@Payload() link: StaffLink): Promise<object> {
    const { PUBLIC_URL, MAIL_FROM } = this.settings;
    const dealership = this.live.now;
    const content = staffLinkMail(link, { DEALERSHIP_FILE: dealership, PUBLIC_URL });
    const sales = { name: dealership.tradingName, address: dealership.email };
    const message = {
      from: { ...sales, address: MAIL_FROM ?? dealership.email },
      to: { name: plainName(link.name), address: link.email },
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
      this.logger.warn({ code, command, responseCode }, 'a link for staff was not sent');
      throw notSent('The mail server did not take the mail.');
    }
    if (!isMailConnected(this.settings)) throw notSent('No mail server is set: the mail is a file in MAIL_DIR.');
    return {};
  }
}

const notSent = (detail: string): ProblemError =>
  new ProblemError({
    status: 503,
    code: 'ENQUIRIES.MAIL_NOT_SENT',
    title: 'The mail was not sent',
    detail,
  });
