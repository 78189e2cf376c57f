import type { Settings } from '../settings.ts';
import { adfLead } from './adf-lead.ts';
import { messageIdOf } from './build-message.ts';
import { oneLine } from './email-content.ts';
import { nameOf, type ReceivedEnquiry } from './enquiry-templates.ts';
import type { Message } from './mail-transport.ts';
import type { QueuedMail } from './queued-mail.ts';

/** Builds the mail to another system, whose text is the lead and nothing else. */
export const buildLead = (
  mail: Pick<QueuedMail, 'eventId' | 'recipient'>,
  received: ReceivedEnquiry,
  settings: Pick<Settings, 'DEALERSHIP_FILE' | 'MAIL_FROM' | 'ADF_EMAIL' | 'PUBLIC_URL'>,
): Message => {
  const { DEALERSHIP_FILE: dealership, MAIL_FROM, ADF_EMAIL } = settings;
  const { enquiry, vehicle } = received;
  const about = vehicle ? `, ${nameOf(vehicle)}` : '';
  return {
    from: { name: dealership.tradingName, address: MAIL_FROM ?? dealership.email },
    to: ADF_EMAIL,
    subject: oneLine(`Enquiry ${enquiry.id}${about}`),
    messageId: messageIdOf(mail, settings),
    headers: { 'auto-submitted': 'auto-generated' },
    text: adfLead(received, settings),
  };
};
