import { isPhoneNumber } from '@forecourt/rules';
import { z } from 'zod';
import { calculationSchema } from './calculation.ts';
import { MAX_CHAT_ENQUIRY_LENGTH } from './chat-constants.ts';
import { CONTACT_TIMES, ENQUIRY_MESSAGES, MAX_MESSAGE_LENGTH, PHONE_EXAMPLE, TOO_LONG_MESSAGE } from './enquiry-constants.ts';
import { formGuardShape } from './form-guard.ts';
import { recordId } from './stored-values.ts';
import { email, line, text } from './text.ts';

const TOO_LONG_NAME = 'Name must be at most 120 characters';

const customerName = line(ENQUIRY_MESSAGES.customerName).min(2, ENQUIRY_MESSAGES.customerName).max(120, TOO_LONG_NAME);
const customerEmail = email(ENQUIRY_MESSAGES.customerEmail);
const customerPhone = line(ENQUIRY_MESSAGES.customerPhone)
  .min(10, { error: ENQUIRY_MESSAGES.customerPhone, abort: true })
  .max(40, { error: ENQUIRY_MESSAGES.customerPhone, abort: true })
  .refine(isPhoneNumber, PHONE_EXAMPLE);

/** How a customer is reached, in the form and where staff correct it. */
export const customerDetailsShape = { customerName, customerEmail, customerPhone };

/** POST /api/inquiries from a form. */
export const enquiryFormSchema = z.strictObject({
  vehicleId: recordId().nullish(),
  ...customerDetailsShape,
  inquiryType: z.enum(['callback', 'quote', 'test_drive', 'finance'], ENQUIRY_MESSAGES.inquiryType),
  message: text().trim().max(MAX_MESSAGE_LENGTH, TOO_LONG_MESSAGE).nullish(),
  preferredContactTime: z.enum(CONTACT_TIMES).nullish(),
  /** The visitor's calculation, for a quote (D18). */
  calculation: calculationSchema.nullish(),
  ...formGuardShape,
});

/** POST /api/inquiries from the chat (D16): name, email, and the message with the transcript. */
export const chatEnquirySchema = z.strictObject({
  customerName: line('Please enter your name').min(1, 'Please enter your name').max(120, TOO_LONG_NAME),
  email: customerEmail,
  phone: line().max(40).nullish(),
  message: text().max(MAX_CHAT_ENQUIRY_LENGTH).nullish(),
  source: z.literal('chatbot'),
  ...formGuardShape,
});

export type EnquiryForm = z.input<typeof enquiryFormSchema>;
export type ChatEnquiry = z.input<typeof chatEnquirySchema>;

/** Answer of POST /api/inquiries, without personal data. */
export const enquiryReceiptSchema = z.object({ id: z.int().positive(), createdAt: z.iso.datetime() });
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;
