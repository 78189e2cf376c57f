import { type ErasePerson, type HeldData, kindLabel } from '@forecourt/contracts';
import { formatDay, formatNumber } from '@forecourt/rules';
import { dayOf } from '@forecourt/web-kit';
import { TYPE_LABELS } from './data-request-labels.ts';

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

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
  const replies = enquiries.reduce((sum, enquiry) => sum + enquiry.replies.length, 0);
  const calculations = enquiries.filter(({ calculation }) => calculation !== null).length;
  const parts: readonly [number, string][] = [
    [enquiries.length, counted(enquiries.length, 'enquiry', 'enquiries')],
    [calculations, counted(calculations, 'finance calculation')],
    [dataRequests.length, counted(dataRequests.length, 'data request')],
    [notes, counted(notes, 'note')],
    [replies, counted(replies, 'reply', 'replies')],
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

/** A record that was found, with what identifies its sender. */
export interface HeldRecord {
  readonly kind: 'enquiries' | 'dataRequests';
  readonly id: number;
  /** Date, name, type and van. */
  readonly text: string;
}

export const heldRecords = ({ enquiries, dataRequests }: HeldData): HeldRecord[] => {
  const on = (moment: string) => formatDay(dayOf(Date.parse(moment)));
  return [
    ...enquiries.map(({ id, createdAt, customerName, customerEmail, inquiryType, cameBy, vehicle }) => {
      const van =
        vehicle && [`${vehicle.year} ${vehicle.make} ${vehicle.model}`, vehicle.registrationNumber].filter(Boolean).join(' ');
      const facts = [`${on(createdAt)}: ${customerName}`, customerEmail, kindLabel({ inquiryType, cameBy }), van];
      return { kind: 'enquiries' as const, id, text: facts.filter(Boolean).join(', ') };
    }),
    ...dataRequests.map(({ id, createdAt, firstName, lastName, reference, requestType }) => ({
      kind: 'dataRequests' as const,
      id,
      text: [`${on(createdAt)}: ${firstName} ${lastName}`, reference, TYPE_LABELS[requestType]].join(', '),
    })),
  ];
};

/** Records that are somebody else's. */
export type OtherPeoples = NonNullable<ErasePerson['except']>;

/** What is held without other people's records and the mails about them. */
export function withoutOthers({ enquiries, dataRequests, mails }: HeldData, others: OtherPeoples): HeldData {
  return {
    enquiries: enquiries.filter(({ id }) => !others.enquiries.includes(id)),
    dataRequests: dataRequests.filter(({ id }) => !others.dataRequests.includes(id)),
    mails: mails.filter(
      ({ enquiryId, dataRequestId }) =>
        !others.enquiries.includes(enquiryId ?? 0) && !others.dataRequests.includes(dataRequestId ?? 0),
    ),
  };
}
