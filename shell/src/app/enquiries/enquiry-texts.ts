import { INQUIRY_TYPE_LABELS } from '@forecourt/contracts';

export type AskedFor = keyof typeof INQUIRY_TYPE_LABELS;

export const isAskedFor = (value: string | null | undefined): value is AskedFor =>
  typeof value === 'string' && Object.hasOwn(INQUIRY_TYPE_LABELS, value);

interface EnquiryTexts {
  readonly submit: string;
  readonly pending: string;
  readonly sent: { readonly title: string; readonly text: string };
  readonly failed: string;
}

const CALLBACK: EnquiryTexts = {
  submit: 'Request Callback',
  pending: 'Submitting...',
  sent: { title: 'Request Submitted', text: "We'll call you back within 24 hours." },
  failed: 'Failed to submit request. Please try again.',
};

/** Specification §8, to the letter. */
export const ENQUIRY_TEXTS: Readonly<Record<AskedFor, EnquiryTexts>> = {
  callback: CALLBACK,
  finance: CALLBACK,
  quote: {
    ...CALLBACK,
    submit: 'Request Quote',
    sent: { title: 'Quote Requested', text: 'Our sales team will contact you shortly with a personalised quote.' },
  },
  test_drive: {
    submit: 'Book Test Drive',
    pending: 'Booking...',
    sent: { title: 'Test Drive Booked', text: "We'll contact you to arrange your test drive." },
    failed: 'Failed to book test drive. Please try again.',
  },
};

/** The texts of what was chosen; as long as nothing is, those of a callback. */
export const textsOf = (inquiryType: string): EnquiryTexts => ENQUIRY_TEXTS[isAskedFor(inquiryType) ? inquiryType : 'callback'];
