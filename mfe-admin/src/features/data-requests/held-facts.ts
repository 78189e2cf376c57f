import { type HeldData, STAFF_TYPE_LABELS } from '@forecourt/contracts';
import { formatDay } from '@forecourt/rules';
import { dayOf } from '@forecourt/web-kit';
import { TYPE_LABELS } from './data-request-labels.ts';

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** How much is held on a person, as far as it can be erased. */
export interface HeldFacts {
  /** A line for each type; empty if nothing is held. */
  readonly lines: readonly string[];
  readonly enquiries: number;
  readonly dataRequests: number;
  /** Enquiries that led to a sale, of which other records must be kept by law. */
  readonly won: number;
  /** Data requests that are not answered yet. */
  readonly open: number;
}

export function heldFacts({ enquiries, dataRequests, mails }: HeldData): HeldFacts {
  const notes = [...enquiries, ...dataRequests].reduce((sum, record) => sum + record.notes.length, 0);
  const calculations = enquiries.filter(({ calculation }) => calculation !== null).length;
  const parts: readonly [number, string][] = [
    [enquiries.length, counted(enquiries.length, 'enquiry', 'enquiries')],
    [calculations, counted(calculations, 'finance calculation')],
    [dataRequests.length, counted(dataRequests.length, 'data request')],
    [notes, counted(notes, 'note')],
    [mails.length, counted(mails.length, 'email')],
  ];
  return {
    lines: parts.filter(([count]) => count > 0).map(([, line]) => line),
    enquiries: enquiries.length,
    dataRequests: dataRequests.length,
    won: enquiries.filter(({ status }) => status === 'won').length,
    open: dataRequests.filter(({ state }) => state !== 'done').length,
  };
}

/** Date, name, type and van of each record, to check whose they are. */
export const heldRecords = ({ enquiries, dataRequests }: HeldData): string[] => {
  const on = (moment: string) => formatDay(dayOf(Date.parse(moment)));
  return [
    ...enquiries.map(({ createdAt, customerName, customerEmail, inquiryType, vehicle }) => {
      const van =
        vehicle && [`${vehicle.year} ${vehicle.make} ${vehicle.model}`, vehicle.registrationNumber].filter(Boolean).join(' ');
      return [`${on(createdAt)}: ${customerName}`, customerEmail, STAFF_TYPE_LABELS[inquiryType], van].filter(Boolean).join(', ');
    }),
    ...dataRequests.map(({ createdAt, firstName, lastName, reference, requestType }) =>
      [`${on(createdAt)}: ${firstName} ${lastName}`, reference, TYPE_LABELS[requestType]].join(', '),
    ),
  ];
};
