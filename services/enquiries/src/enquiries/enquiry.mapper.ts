import { chatEnquirySchema, type Enquiry, type EnquiryReply, enquiryFormSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import type { z } from 'zod';
import type { CalculationRow } from '../calculations/calculation.entity.ts';
import { toCalculation } from '../calculations/calculation.mapper.ts';
import type { EnquiryChangeRow } from '../changes/enquiry-change.entity.ts';
import type { EnquiryStepRow } from '../steps/enquiry-step.entity.ts';
import type { StockedVehicleRow } from '../stock/stocked-vehicle.entity.ts';
import type { EnquiryRow } from './enquiry.entity.ts';
import type { EnquiryNoteRow } from './enquiry-note.entity.ts';

/** A parsed request body in either form. */
export type SentEnquiry = z.output<typeof enquiryFormSchema> | z.output<typeof chatEnquirySchema>;

export type EnquiryFacts = Pick<
  EnquiryRow,
  'vehicleId' | 'customerName' | 'customerEmail' | 'customerPhone' | 'inquiryType' | 'message' | 'preferredContactTime'
>;

/** The chat sends `source` (D16); anything else is checked as a form, so that its errors name missing fields. */
export const parseEnquiry = (body: unknown): SentEnquiry => {
  const isChat = typeof body === 'object' && body !== null && 'source' in body;
  if (isChat) return parseInput(chatEnquirySchema, body);
  return parseInput(enquiryFormSchema, body);
};

/** Maps both forms to the same columns (D16); empty text becomes null. */
export const toFacts = (sent: SentEnquiry): EnquiryFacts => {
  if ('source' in sent) {
    return {
      vehicleId: null,
      customerName: sent.customerName,
      customerEmail: sent.email,
      customerPhone: sent.phone || null,
      inquiryType: 'chatbot',
      message: sent.message || null,
      preferredContactTime: null,
    };
  }
  return {
    vehicleId: sent.vehicleId ?? null,
    customerName: sent.customerName,
    customerEmail: sent.customerEmail,
    customerPhone: sent.customerPhone,
    inquiryType: sent.inquiryType,
    message: sent.message || null,
    preferredContactTime: sent.preferredContactTime ?? null,
  };
};

/** What belongs to an enquiry. */
interface Related {
  readonly vehicle: StockedVehicleRow | null;
  readonly calculation: CalculationRow | null;
  readonly notes: readonly EnquiryNoteRow[];
  readonly replies: EnquiryReply[];
  readonly steps: readonly EnquiryStepRow[];
  readonly changes: readonly EnquiryChangeRow[];
}

/** What staff see of an enquiry by itself. */
export type OwnEnquiry = Omit<Enquiry, 'others'>;

export const toEnquiry = (
  { calculationId: _, activeAt: __, ...row }: EnquiryRow,
  { vehicle, calculation, notes, replies, steps, changes }: Related,
): OwnEnquiry => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  replyDueAt: row.status === 'new' && row.replyDueAt ? row.replyDueAt.toISOString() : null,
  ringAgainAt: row.ringAgainAt?.toISOString() ?? null,
  // A replica of the previous release leaves it behind when it changes the status.
  appointmentAt: row.status === 'appointment' && row.appointmentAt ? row.appointmentAt.toISOString() : null,
  erasedAt: row.erasedAt?.toISOString() ?? null,
  vehicle: vehicle && shown(vehicle),
  calculation: calculation && toCalculation(calculation),
  notes: notes.map(({ id, by, text, createdAt, editedAt }) => ({
    id,
    by,
    text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  })),
  replies,
  steps: steps.map(({ id, by, kind, assignee, outcome, text, createdAt, editedAt }) => ({
    id,
    by,
    kind,
    assignee,
    outcome,
    text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
  })),
  changes: changes.map(({ enquiryId: _, createdAt, ...change }) => ({ ...change, createdAt: createdAt.toISOString() })),
});

/** Without what is only searched. */
const shown = ({ details: _, ...vehicle }: StockedVehicleRow): OwnEnquiry['vehicle'] => vehicle;
