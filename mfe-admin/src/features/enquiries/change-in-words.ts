import {
  CALL_OUTCOME_LABELS,
  type CallOutcome,
  ENQUIRY_STATUS_LABELS,
  type EnquiryChange,
  type EnquiryStatus,
} from '@forecourt/contracts';
import { plannedInWords } from '../../time/moment-in-words.ts';

const DETAILS: Readonly<Record<string, string>> = {
  customerName: 'name',
  customerEmail: 'email address',
  customerPhone: 'phone number',
};
const list = new Intl.ListFormat('en-GB');
const detailsOf = (fields: string | null): string =>
  list.format((fields ?? '').split(',').map((field) => DETAILS[field] ?? field));

/** What a change is of, apart from who made it. */
export type Change = Pick<EnquiryChange, 'field' | 'before' | 'after' | 'noteId'>;

const statusOf = (value: string | null): string => `'${ENQUIRY_STATUS_LABELS[value as EnquiryStatus] ?? value}'`;
const outcomeOf = (value: string | null): string =>
  value === null ? 'nothing' : `'${CALL_OUTCOME_LABELS[value as CallOutcome] ?? value}'`;

/** "changed the status from 'New' to 'Contacted'", after somebody's name. */
export function changeInWords({ field, before, after, noteId }: Change): string {
  if (field === 'status') return `changed the status from ${statusOf(before)} to ${statusOf(after)}`;
  if (field === 'appointmentAt') return appointmentInWords(before, after);
  if (field === 'outcome') return `corrected what came of a call from ${outcomeOf(before)} to ${outcomeOf(after)}`;
  if (field === 'vehicleId') return vanInWords(before, after);
  if (field === 'customer') return `corrected the customer's ${detailsOf(after)}`;
  const what = noteId === null ? 'what was noted of a call or a message' : 'a note';
  return before === null ? `added ${what}` : `corrected ${what}`;
}

function vanInWords(before: string | null, after: string | null): string {
  if (before === null) return `said which van it is about: ${after}`;
  if (after === null) return `took out the van: ${before}`;
  return `changed the van from ${before} to ${after}`;
}

function appointmentInWords(before: string | null, after: string | null): string {
  if (before === null) return `set the appointment for ${plannedInWords(String(after))}`;
  if (after === null) return `took out the appointment of ${plannedInWords(before)}`;
  return `moved the appointment from ${plannedInWords(before)} to ${plannedInWords(after)}`;
}
