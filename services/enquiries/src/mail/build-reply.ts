import { mailFooter } from '@forecourt/content';
import type { EnquiryReplyRow } from '../replies/enquiry-reply.entity.ts';
import { type Correspondent, messageIdOf, type SenderSettings } from './build-message.ts';
import { oneLine } from './email-content.ts';
import type { Message } from './mail-transport.ts';
import type { QueuedMail } from './queued-mail.ts';
import { plainName } from './template-parts.ts';

/**
 * Builds the mail of a reply: what staff wrote, their signature, and the dealership's details. It is plain text, as people write it, so that nothing in
 * it is read as markup.
 * @param earlier the mails that the visitor has had about the enquiry, oldest first: mail programs show them as one conversation.
 */
export const buildReply = (
  mail: QueuedMail,
  { subject, text, signedBy }: Pick<EnquiryReplyRow, 'subject' | 'text' | 'signedBy'>,
  visitor: Correspondent,
  earlier: readonly Pick<QueuedMail, 'eventId' | 'recipient'>[],
  settings: SenderSettings,
): Message => {
  const { DEALERSHIP_FILE: dealership, MAIL_FROM } = settings;
  const sales = { name: dealership.tradingName, address: dealership.email };
  const thread = earlier.map((one) => messageIdOf(one, settings));
  return {
    from: { name: dealership.tradingName, address: MAIL_FROM ?? dealership.email },
    to: { name: plainName(visitor.name), address: visitor.address },
    replyTo: sales,
    subject: oneLine(subject),
    messageId: messageIdOf(mail, settings),
    ...(thread.length > 0 && { inReplyTo: thread.at(-1), references: thread }),
    text: [text, mailFooter(dealership, { text, signedBy }).join('\n'), ''].join('\n\n').trimEnd(),
  };
};
