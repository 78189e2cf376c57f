import {
  CALL_OUTCOME_LABELS,
  CONTACT_TIME_LABELS,
  ENQUIRY_STATUS_LABELS,
  type EnquiryStep,
  kindLabel,
} from '@forecourt/contracts';
import { spreadsheetText } from '@forecourt/rules';
import { stringify } from 'csv-stringify/sync';
import type { OwnEnquiry } from './enquiry.mapper.ts';

/** Sortable as text and recognised by spreadsheets: "2026-11-22 14:12". */
const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/London' });

/** "2026-07-05 11:00 Called: no answer. Rings off at once". */
const contactLine = ({ kind, outcome, text, createdAt }: EnquiryStep): string => {
  const what = kind === 'whatsapp' ? 'WhatsApp' : 'Called';
  const done = outcome ? `${what}: ${CALL_OUTCOME_LABELS[outcome].toLowerCase()}` : what;
  return `${moment.format(new Date(createdAt))} ${done}${text ? `. ${text}` : ''}`;
};

const COLUMNS: Readonly<Record<string, (enquiry: OwnEnquiry) => string | number | null>> = {
  Enquiry: ({ id }) => id,
  Received: ({ createdAt }) => moment.format(new Date(createdAt)),
  Status: ({ status }) => ENQUIRY_STATUS_LABELS[status],
  Type: kindLabel,
  Name: ({ customerName }) => customerName,
  Email: ({ customerEmail }) => customerEmail,
  Phone: ({ customerPhone }) => customerPhone,
  'Preferred contact time': ({ preferredContactTime }) => preferredContactTime && CONTACT_TIME_LABELS[preferredContactTime],
  Appointment: ({ appointmentAt }) => appointmentAt && moment.format(new Date(appointmentAt)),
  'Ring again': ({ ringAgainAt }) => ringAgainAt && moment.format(new Date(ringAgainAt)),
  Vehicle: ({ vehicle }) => vehicle && `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
  Registration: ({ vehicle }) => vehicle?.registrationNumber ?? null,
  'Price excluding VAT': ({ calculation }) => calculation?.vehiclePrice ?? null,
  Deposit: ({ calculation }) => calculation?.deposit ?? null,
  'Term in months': ({ calculation }) => calculation?.termMonths ?? null,
  'Monthly payment': ({ calculation }) => calculation?.monthlyPayment ?? null,
  Message: ({ message }) => message,
  Notes: ({ notes }) => notes.map(({ createdAt, text }) => `${moment.format(new Date(createdAt))} ${text}`).join('\n'),
  'Calls and messages': ({ steps }) => steps.flatMap((step) => (step.kind === 'given' ? [] : [contactLine(step)])).join('\n'),
  Replies: ({ replies }) =>
    replies.map(({ createdAt, subject, text }) => `${moment.format(new Date(createdAt))} ${subject}\n${text}`).join('\n'),
};

/** Enquiries as CSV (RFC 4180) in UTF-8. The first page has the header and the byte order mark that spreadsheets need. */
export const enquiryCsv = (enquiries: readonly OwnEnquiry[], isFirst: boolean): string =>
  stringify(
    enquiries.map((enquiry) => Object.values(COLUMNS).map((value) => value(enquiry))),
    {
      columns: Object.keys(COLUMNS),
      header: isFirst,
      bom: isFirst,
      record_delimiter: 'windows',
      quoted_string: true,
      cast: { string: (text, { header }) => (header ? text : spreadsheetText(text)) },
    },
  );
