import { INQUIRY_TYPE_LABELS } from '@forecourt/contracts';

export type AskedFor = keyof typeof INQUIRY_TYPE_LABELS;

export const isAskedFor = (value: string | null | undefined): value is AskedFor =>
  typeof value === 'string' && Object.hasOwn(INQUIRY_TYPE_LABELS, value);

interface EnquiryTexts {
  readonly pending: string;
  readonly sent: { readonly title: string; readonly text: string };
  readonly failed: string;
}

const CALLBACK: EnquiryTexts = {
  pending: 'Submitting...',
  sent: { title: 'Request Submitted', text: "We'll call you back within 24 hours." },
  failed: 'Failed to submit request. Please try again.',
};

/** Product §8, verbatim. */
const ENQUIRY_TEXTS: Readonly<Record<AskedFor, EnquiryTexts>> = {
  callback: CALLBACK,
  finance: CALLBACK,
  quote: {
    ...CALLBACK,
    sent: { title: 'Quote Requested', text: 'Our sales team will contact you shortly with a personalised quote.' },
  },
  test_drive: {
    pending: 'Booking...',
    sent: { title: 'Test Drive Booked', text: "We'll contact you to arrange your test drive." },
    failed: 'Failed to book test drive. Please try again.',
  },
};

/** Nobody is called back about a sold van, only told of another (D36). */
const WISH: EnquiryTexts = {
  ...CALLBACK,
  sent: { title: 'Request Submitted', text: "We'll contact you when a similar van arrives." },
};

/** The texts of the chosen type; those of a callback until one is chosen. */
export const textsOf = (inquiryType: string, isWish = false): EnquiryTexts =>
  isWish ? WISH : ENQUIRY_TEXTS[isAskedFor(inquiryType) ? inquiryType : 'callback'];

/** An accepted enquiry, as it is confirmed to the visitor. */
export interface SentEnquiry {
  readonly inquiryType: string;
  readonly preferredContactTime: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly message: string;
  /** "Ford Transit Custom (AB12 CDE)" */
  readonly vehicle: string | null;
  /** About a sold van: the visitor wants to hear of one like it (D36). */
  readonly isWish: boolean;
}
