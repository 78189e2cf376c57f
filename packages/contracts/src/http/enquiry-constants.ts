// Separate from the schemas, so that browsers can use these without loading zod.

/** Types of enquiry and their labels in the form (product §3, §5); 'chatbot' cannot be chosen. */
export const INQUIRY_TYPE_LABELS = {
  callback: 'General Callback',
  quote: 'Request Quote',
  test_drive: 'Book Test Drive',
  finance: 'Finance Information',
} as const;
export const INQUIRY_TYPES = ['callback', 'quote', 'test_drive', 'finance', 'chatbot'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** How somebody came whose enquiry staff have entered. Its type is 'callback', so that what knows only types knows it too. */
export const CAME_BY = ['phone', 'walk-in', 'email'] as const;
export type CameBy = (typeof CAME_BY)[number];

/** What lists tell enquiries apart by: how they came, or else their type. */
export const ENQUIRY_KINDS = [...INQUIRY_TYPES, ...CAME_BY] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** The stages of an enquiry, in order. */
export const ENQUIRY_STATUSES = ['new', 'contacted', 'appointment', 'won', 'lost'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
/** Those in which somebody has still to see to it. */
export const OPEN_STATUSES = ['new', 'contacted', 'appointment'] as const satisfies readonly EnquiryStatus[];

/** Orders of a list of enquiries. */
export const ENQUIRY_SORTS = ['newest', 'longest-wait'] as const;
export type EnquirySort = (typeof ENQUIRY_SORTS)[number];
/** Instead of an account's id: enquiries that nobody has been given, and open ones of somebody who cannot log in any more. */
export const NOBODY = 'nobody';

/** Short labels for staff, on badges and in the CSV. */
export const ENQUIRY_KIND_LABELS: Readonly<Record<EnquiryKind, string>> = {
  callback: 'Callback',
  quote: 'Quote',
  test_drive: 'Test drive',
  finance: 'Finance',
  chatbot: 'Chat',
  phone: 'By phone',
  'walk-in': 'Walk-in',
  email: 'By email',
};
/** The label of one enquiry. */
export const kindLabel = ({
  inquiryType,
  cameBy,
}: {
  readonly inquiryType: InquiryType;
  readonly cameBy: CameBy | null;
}): string => ENQUIRY_KIND_LABELS[cameBy ?? inquiryType];
export const ENQUIRY_STATUS_LABELS: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment',
  won: 'Won',
  lost: 'Lost',
};

/** Preferred times for a call (product §5). */
export const CONTACT_TIME_LABELS = {
  morning: 'Morning (9AM - 12PM)',
  afternoon: 'Afternoon (12PM - 5PM)',
  evening: 'Evening (5PM - 8PM)',
  anytime: 'Anytime',
} as const;
export const CONTACT_TIMES = ['morning', 'afternoon', 'evening', 'anytime'] as const;
export type ContactTime = (typeof CONTACT_TIMES)[number];

/** Verbatim from product §5; also used by the browser's forms. */
export const ENQUIRY_MESSAGES = {
  customerName: 'Name must be at least 2 characters',
  customerEmail: 'Please enter a valid email address',
  customerPhone: 'Please enter a valid phone number',
  inquiryType: 'Please select an inquiry type',
} as const;

/** For an enquiry that staff enter: either is enough. */
export const NO_WAY_TO_REACH = 'Enter a phone number or an email address';

/** For a text that is long enough but not a phone number. */
export const PHONE_EXAMPLE = 'Enter a phone number, for example 0151 496 0123';

/** The message of an enquiry form, in characters. */
export const MAX_MESSAGE_LENGTH = 5_000;
export const TOO_LONG_MESSAGE = 'Message must be at most 5,000 characters';

/** The length of a staff note, in characters. */
export const MAX_NOTE_LENGTH = 5_000;
/** The lengths of a reply to an enquiry, in characters. */
export const MAX_REPLY_SUBJECT_LENGTH = 200;
export const MAX_REPLY_LENGTH = 10_000;

/** What became of a reply; saved: kept here and not sent, because no mail server is set. */
export const REPLY_STATES = ['queued', 'sent', 'saved', 'failed'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

/** How a customer was reached other than by mail. */
export const CONTACT_WAYS = ['called', 'whatsapp'] as const;
/** What came of a call, and its labels. */
export const CALL_OUTCOMES = ['spoke', 'no-answer', 'left-message'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
export const CALL_OUTCOME_LABELS: Readonly<Record<CallOutcome, string>> = {
  spoke: 'Spoke to them',
  'no-answer': 'No answer',
  'left-message': 'Left a message',
};
/** What staff did about an enquiry and did not write in it; given: to a colleague, or to nobody. */
export const STEP_KINDS = ['given', ...CONTACT_WAYS] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** What of a customer staff can correct. */
export const CUSTOMER_DETAILS = ['customerName', 'customerEmail', 'customerPhone'] as const;
export type CustomerDetail = (typeof CUSTOMER_DETAILS)[number];

/**
 * What of an enquiry has a history; the text of a note, a call or a message, and what came of a call. Of a customer it says after the change which
 * details were corrected, with commas between them, and neither what they were nor what they are.
 */
export const CHANGED_FIELDS = ['status', 'appointmentAt', 'text', 'outcome', 'customer', 'vehicleId'] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** Instead of a reply's state, to find enquiries: one of their replies has not left. */
export const UNSENT = 'unsent';

/** What of an enquiry is to be done today: a customer is to be rung again, today or before; or comes to an appointment. */
export const DUE_TODAY = ['call', 'appointment'] as const;
export type DueToday = (typeof DUE_TODAY)[number];

/** Doubts about the time of an appointment, which staff can confirm: closed then, or another at the same time. */
export const APPOINTMENT_DOUBTS = ['closed', 'booked'] as const;
export type AppointmentDoubt = (typeof APPOINTMENT_DOUBTS)[number];

/** The codes of the answers that name them. */
export const APPOINTMENT_DOUBT_CODES: Readonly<Record<AppointmentDoubt, string>> = {
  closed: 'ENQUIRIES.APPOINTMENT_CLOSED',
  booked: 'ENQUIRIES.APPOINTMENT_BOOKED',
};

/** How far ahead a call or an appointment can be: a later one is a typing mistake. */
export const MAX_DAYS_AHEAD = 366;

/** The length of the reason for extending a data request, in characters. */
export const MAX_REASON_LENGTH = 1_000;
export const TOO_LONG_REASON = 'Reasons are at most 1,000 characters long';

/** The length of a search for enquiries, in characters. */
export const MAX_ENQUIRY_SEARCH_LENGTH = 100;

export const DATA_REQUEST_TYPES = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const;
export type DataRequestType = (typeof DATA_REQUEST_TYPES)[number];

/** Overdue: not answered, and past its due date. */
export const DATA_REQUEST_STATES = ['open', 'overdue', 'done'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** Verbatim from product §5 (D31). */
export const IDENTITY_MESSAGE =
  'Identity Verification Required - Please confirm you understand the identity verification requirements.';

/** Error messages of the data subject request form. */
export const DATA_REQUEST_MESSAGES = {
  requestType: 'Please select a request type',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter a valid email address',
  identityVerification: IDENTITY_MESSAGE,
} as const;
