import type { Settings } from '../settings.ts';
import { type Letter, oneLine } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { plainName } from './letter-parts.ts';
import { letterText } from './letter-text.ts';
import type { Message } from './mail-transport.ts';
import type { QueuedMail } from './queued-mail.ts';

export interface Correspondent {
  readonly name: string;
  readonly address: string;
}

/**
 * The letter as a mail. Its Message-ID is made of the event and the recipient: should it be sent a second time, mail programs
 * see that it is the same one.
 */
export const messageOf = (
  { eventId, recipient }: Pick<QueuedMail, 'eventId' | 'recipient'>,
  letter: Letter,
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
    subject: oneLine(letter.subject),
    messageId: `<${eventId}.${recipient}@${from.address.split('@').at(-1)}>`,
    // Nobody's out-of-office note answers it (RFC 3834).
    headers: { 'auto-submitted': isForVisitor ? 'auto-replied' : 'auto-generated' },
    text: letterText(letter),
    html: letterHtml(letter),
  };
};
