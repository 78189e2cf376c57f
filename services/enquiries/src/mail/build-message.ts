import type { Settings } from '../settings.ts';
import { type EmailContent, oneLine } from './email-content.ts';
import type { Message } from './mail-transport.ts';
import type { QueuedMail } from './queued-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { plainName } from './template-parts.ts';

export interface Correspondent {
  readonly name: string;
  readonly address: string;
}

export type SenderSettings = Pick<Settings, 'DEALERSHIP_FILE' | 'MAIL_FROM'>;

/** Derived from the event and the recipient, so that mail programs recognise a mail that is sent twice. */
export const messageIdOf = (
  { eventId, recipient }: Pick<QueuedMail, 'eventId' | 'recipient'>,
  { DEALERSHIP_FILE: { email }, MAIL_FROM }: SenderSettings,
): string => `<${eventId}.${recipient}@${(MAIL_FROM ?? email).split('@').at(-1)}>`;

/** Builds a mail that the system writes. */
export const buildMessage = (
  mail: Pick<QueuedMail, 'eventId' | 'recipient'>,
  content: EmailContent,
  visitor: Correspondent,
  settings: SenderSettings,
): Message => {
  const { DEALERSHIP_FILE: dealership, MAIL_FROM } = settings;
  const sales = { name: dealership.tradingName, address: dealership.email };
  const from = { name: dealership.tradingName, address: MAIL_FROM ?? dealership.email };
  const isForVisitor = mail.recipient === 'visitor';
  return {
    from,
    to: isForVisitor ? { name: plainName(visitor.name), address: visitor.address } : sales,
    replyTo: isForVisitor ? sales : { name: oneLine(visitor.name), address: visitor.address },
    subject: oneLine(content.subject),
    messageId: messageIdOf(mail, settings),
    // Suppresses out-of-office replies (RFC 3834).
    headers: { 'auto-submitted': isForVisitor ? 'auto-replied' : 'auto-generated' },
    text: renderText(content),
    html: renderHtml(content),
  };
};
