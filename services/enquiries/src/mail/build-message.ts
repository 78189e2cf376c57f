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

/**
 * Builds a mail. Its Message-ID is derived from the event and the recipient, so that mail programs recognise one that is sent
 * twice.
 */
export const buildMessage = (
  { eventId, recipient }: Pick<QueuedMail, 'eventId' | 'recipient'>,
  content: EmailContent,
  visitor: Correspondent,
  { DEALERSHIP_FILE: dealership, MAIL_FROM }: Pick<Settings, 'DEALERSHIP_FILE' | 'MAIL_FROM'>,
): Message => {
  const sales = { name: dealership.tradingName, address: dealership.email };
  const from = { name: dealership.tradingName, address: MAIL_FROM ?? dealership.email };
  const isForVisitor = recipient === 'visitor';
  return {
    from,
    to: isForVisitor ? { name: plainName(visitor.name), address: visitor.address } : sales,
    replyTo: isForVisitor ? sales : { name: oneLine(visitor.name), address: visitor.address },
    subject: oneLine(content.subject),
    messageId: `<${eventId}.${recipient}@${from.address.split('@').at(-1)}>`,
    // Suppresses out-of-office replies (RFC 3834).
    headers: { 'auto-submitted': isForVisitor ? 'auto-replied' : 'auto-generated' },
    text: renderText(content),
    html: renderHtml(content),
  };
};
