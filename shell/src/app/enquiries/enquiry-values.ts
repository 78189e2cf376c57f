import {
  type Calculation,
  ENQUIRY_MESSAGES,
  type EnquiryForm,
  MAX_MESSAGE_LENGTH,
  PHONE_EXAMPLE,
  TOO_LONG_MESSAGE,
} from '@forecourt/contracts';
import { countCharacters, EMAIL_ADDRESS, isPhoneNumber } from '@forecourt/rules';
import type { SentEnquiry } from './enquiry-texts.ts';

/** The fields of the enquiry form. */
export interface EnquiryValues {
  readonly customerName: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly inquiryType: string;
  readonly preferredContactTime: string;
  readonly message: string;
  /** The honeypot (architecture §5). */
  readonly website: string;
}

export const ENQUIRY_FIELDS = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'inquiryType',
  'preferredContactTime',
  'message',
] as const satisfies readonly (keyof EnquiryValues)[];

type Checked = keyof typeof ENQUIRY_MESSAGES;

const CHECKS: Readonly<Record<Checked, (value: string) => boolean>> = {
  customerName: (value) => value.length >= 2,
  customerEmail: (value) => EMAIL_ADDRESS.test(value),
  customerPhone: (value) => value.length >= 10,
  inquiryType: (value) => value.length >= 1,
};

/** Product §5: field → message. */
export function checkEnquiry(
  values: Pick<EnquiryValues, Checked> & { readonly message?: string },
): Partial<Record<Checked | 'message', string>> {
  const wrong = (Object.keys(CHECKS) as Checked[]).filter((field) => !CHECKS[field](values[field].trim()));
  const isNoNumber = !wrong.includes('customerPhone') && !isPhoneNumber(values.customerPhone);
  const { isTooLong } = countCharacters(values.message ?? '', MAX_MESSAGE_LENGTH);
  return {
    ...Object.fromEntries(wrong.map((field) => [field, ENQUIRY_MESSAGES[field]])),
    ...(isNoNumber && { customerPhone: PHONE_EXAMPLE }),
    ...(isTooLong && { message: TOO_LONG_MESSAGE }),
  };
}

/** Whether a person's details are enough to reach them. */
export const isReachable = ({ name, email, phone }: Readonly<Record<'name' | 'email' | 'phone', string>>): boolean =>
  Object.keys(checkEnquiry({ customerName: name, customerEmail: email, customerPhone: phone, inquiryType: 'quote' })).length ===
  0;

/** What an enquiry is about. */
export interface EnquirySubject {
  readonly vehicle: {
    readonly id: number;
    readonly make?: string;
    readonly model?: string;
    readonly registrationNumber?: string | null;
    readonly isSold?: boolean;
  } | null;
  readonly calculation?: Calculation | undefined;
}

/** "Ford Transit AB12 CDE", to tell similar vans apart. `null` if its name is unknown. */
export const vanName = (vehicle: EnquirySubject['vehicle']): string | null =>
  vehicle?.make ? [`${vehicle.make} ${vehicle.model}`, vehicle.registrationNumber].filter(Boolean).join(' ') : null;

/** The start of the message of an enquiry about a sold van (D36). */
export const wishOf = ({ vehicle }: EnquirySubject): string =>
  vehicle?.isSold && vehicle.make ? `Please tell me when a van like this ${vehicle.make} ${vehicle.model} arrives.` : '';

/** The test-drive form never sends an empty message (product §5). */
const messageOf = ({ inquiryType, message }: EnquiryValues, { vehicle }: EnquirySubject): string =>
  message.trim() ||
  (inquiryType === 'test_drive' && vehicle?.make ? `Test drive request for ${vehicle.make} ${vehicle.model}` : '');

/** What the confirmation of an accepted enquiry needs. */
export const sentEnquiry = (
  { inquiryType, preferredContactTime, customerEmail, customerPhone, message }: EnquiryValues,
  { vehicle }: EnquirySubject,
): SentEnquiry => ({
  inquiryType,
  preferredContactTime,
  customerEmail: customerEmail.trim(),
  customerPhone: customerPhone.trim(),
  message,
  vehicle: vanName(vehicle),
  isWish: vehicle?.isSold === true,
});

/** The payload of POST /api/inquiries, apart from the form token. */
export function enquiryPayload(values: EnquiryValues, subject: EnquirySubject) {
  const { customerName, customerEmail, customerPhone, inquiryType, preferredContactTime, website } = values;
  const message = messageOf(values, subject);
  return {
    ...(subject.vehicle && { vehicleId: subject.vehicle.id }),
    customerName,
    customerEmail,
    customerPhone,
    inquiryType,
    ...(message && { message }),
    ...(preferredContactTime && { preferredContactTime }),
    ...(subject.calculation && { calculation: subject.calculation }),
    ...(website && { website }),
  } as EnquiryForm;
}
