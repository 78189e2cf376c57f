import { z } from 'zod';
import { customerDetailsShape } from './enquiry.ts';
import {
  APPOINTMENT_DOUBTS,
  CAME_BY,
  MAX_DAYS_AHEAD,
  MAX_MESSAGE_LENGTH,
  NO_WAY_TO_REACH,
  TOO_LONG_MESSAGE,
} from './enquiry-constants.ts';
import { momentAhead, recordId } from './stored-values.ts';
import { text } from './text.ts';

const { customerName, customerEmail, customerPhone } = customerDetailsShape;

/**
 * Body of POST /api/inquiries/entered: staff enter who has called, come in or written. 409 if the time of the appointment is doubtful, or whoever
 * is to see to it cannot log in.
 */
export const enterEnquirySchema = z
  .strictObject({
    customerName,
    customerEmail: customerEmail.nullish(),
    customerPhone: customerPhone.nullish(),
    vehicleId: recordId().nullish(),
    cameBy: z.enum(CAME_BY),
    /** What they want. */
    message: text().trim().max(MAX_MESSAGE_LENGTH, TOO_LONG_MESSAGE).nullish(),
    /** Without it, whoever enters it; null: nobody's. */
    assignee: z.uuid('Give the id of an account').nullish(),
    appointmentAt: momentAhead(MAX_DAYS_AHEAD).nullish(),
    ringAgainAt: momentAhead(MAX_DAYS_AHEAD).nullish(),
    /** Doubts about the time of the appointment that staff have confirmed. */
    despite: z.array(z.enum(APPOINTMENT_DOUBTS)).max(APPOINTMENT_DOUBTS.length).optional(),
  })
  .refine(({ customerEmail: address, customerPhone: number }) => Boolean(address ?? number), {
    path: ['customerPhone'],
    message: NO_WAY_TO_REACH,
  });
export type EnterEnquiry = z.input<typeof enterEnquirySchema>;
