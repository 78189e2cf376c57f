import type { DataRequestType } from '@forecourt/contracts';
import { formatDay } from '@forecourt/rules';
import type { DataRequestRow } from '../data-requests/data-request.entity.ts';
import type { Settings } from '../settings.ts';
import { type EmailContent, known } from './email-content.ts';
import { formatUkTime, greetingFor, reasonForEmail, signature } from './template-parts.ts';

type TemplateSettings = Pick<Settings, 'DEALERSHIP_FILE'>;

/** With the article of the UK GDPR. */
const ASKED_FOR: Readonly<Record<DataRequestType, string>> = {
  access: 'Access to personal data (Article 15)',
  rectification: 'Correction of personal data (Article 16)',
  erasure: 'Erasure of personal data (Article 17)',
  restriction: 'Restriction of processing (Article 18)',
  portability: 'Transfer of personal data (Article 20)',
  objection: 'Objection to processing (Article 21)',
};

/** Tells the dealership what is requested and when an answer is due (D19). */
export const dataRequestNotification = (
  request: DataRequestRow,
  { DEALERSHIP_FILE: dealership }: TemplateSettings,
): EmailContent => {
  const { reference, requestType, firstName, lastName, email, phone, description, dueDate, createdAt } = request;
  return {
    subject: `Data subject request ${reference}, due ${formatDay(dueDate)}`,
    greeting: `A data subject request has come in through the ${dealership.tradingName} website.`,
    paragraphs: [
      `It must be answered by ${formatDay(dueDate)}. Check who is asking before you send, change or erase any data.`,
      'Reply to this email to write to them.',
    ],
    facts: known([
      ['Reference', reference],
      ['Request', ASKED_FOR[requestType]],
      ['Name', `${firstName} ${lastName}`],
      ['Email', email],
      ['Phone', phone],
      ['Received', formatUkTime(createdAt)],
      ['Answer by', formatDay(dueDate)],
    ]),
    quotes: description ? [{ heading: 'Description', text: description }] : [],
    links: [],
    closing: [],
  };
};

/** Tells the person the reference and what to expect. Their own words are not repeated (ADR 005). */
export const dataRequestAcknowledgement = (
  request: DataRequestRow,
  { DEALERSHIP_FILE: dealership }: TemplateSettings,
): EmailContent => {
  const { reference, requestType, firstName, lastName, dueDate, createdAt } = request;
  return {
    subject: `Your data request ${reference} - ${dealership.tradingName}`,
    greeting: greetingFor(`${firstName} ${lastName}`),
    paragraphs: [
      "We have received your request. We'll process your request within 30 days and contact you with updates. If it is complex we may need up to a further 60 days, and will tell you why.",
      'Before we act on it we may ask you to prove your identity, so that nobody else is given your data.',
    ],
    facts: [
      ['Reference', reference],
      ['Request', ASKED_FOR[requestType]],
      ['Received', formatUkTime(createdAt)],
      ['Answer by', formatDay(dueDate)],
    ],
    quotes: [],
    links: [],
    closing: [...signature(dealership), '', reasonForEmail(dealership)],
  };
};
