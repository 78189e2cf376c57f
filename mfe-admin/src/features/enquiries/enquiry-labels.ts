import type { EnquiryStatus, InquiryType } from '@forecourt/contracts';

/** Short, as badges. */
export const TYPE_LABELS: Readonly<Record<InquiryType, string>> = {
  callback: 'Callback',
  quote: 'Quote',
  test_drive: 'Test drive',
  finance: 'Finance',
  chatbot: 'Chat',
};

export const STATUS_LABELS: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  appointment: 'Appointment',
  won: 'Won',
  lost: 'Lost',
};
