// Apart from the schemas, so that a browser that says these words does not have to load zod.

/** Kinds of enquiry and their labels in the form (product §3, §5); 'chatbot' is not for choosing. */
export const INQUIRY_TYPE_LABELS = {
  callback: 'General Callback',
  quote: 'Request Quote',
  test_drive: 'Book Test Drive',
  finance: 'Finance Information',
} as const;
export const INQUIRY_TYPES = ['callback', 'quote', 'test_drive', 'finance', 'chatbot'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** How far the sales team has got with an enquiry, in the order in which that goes. */
export const ENQUIRY_STATUSES = ['new', 'contacted', 'appointment', 'won', 'lost'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** What staff read of an enquiry, on the screen and in the CSV: short, as badges. */
export const STAFF_TYPE_LABELS: Readonly<Record<InquiryType, string>> = {
  callback: 'Callback',
  quote: 'Quote',
  test_drive: 'Test drive',
  finance: 'Finance',
  chatbot: 'Chat',
};
export const ENQUIRY_STATUS_LABELS: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment',
  won: 'Won',
  lost: 'Lost',
};

/** Times to be called (product §5). */
export const CONTACT_TIME_LABELS = {
  morning: 'Morning (9AM - 12PM)',
  afternoon: 'Afternoon (12PM - 5PM)',
  evening: 'Evening (5PM - 8PM)',
  anytime: 'Anytime',
} as const;
export const CONTACT_TIMES = ['morning', 'afternoon', 'evening', 'anytime'] as const;
export type ContactTime = (typeof CONTACT_TIMES)[number];

/** Product §5, to the letter; the browser's forms say the same. */
export const ENQUIRY_MESSAGES = {
  customerName: 'Name must be at least 2 characters',
  customerEmail: 'Please enter a valid email address',
  customerPhone: 'Please enter a valid phone number',
  inquiryType: 'Please select an inquiry type',
} as const;

/** What is said of a text that is long enough for a phone number and is none. */
export const PHONE_EXAMPLE = 'Enter a phone number, for example 0151 496 0123';

/** How long the message of a form may be. */
export const LONGEST_MESSAGE = 5_000;
export const TOO_LONG_MESSAGE = 'Message must be at most 5,000 characters';

export const DATA_REQUEST_TYPES = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const;
export type DataRequestType = (typeof DATA_REQUEST_TYPES)[number];

/** Overdue: not answered, and the day by which it had to be has passed. */
export const DATA_REQUEST_STATES = ['open', 'overdue', 'done'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** Product §5, to the letter (D31). */
export const IDENTITY_MESSAGE =
  'Identity Verification Required - Please confirm you understand the identity verification requirements.';

/** What the data subject form says beside its fields. */
export const DATA_REQUEST_MESSAGES = {
  requestType: 'Please select a request type',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter a valid email address',
  identityVerification: IDENTITY_MESSAGE,
} as const;
