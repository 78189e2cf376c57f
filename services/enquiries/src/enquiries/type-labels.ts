import { INQUIRY_TYPE_LABELS, type InquiryType } from '@forecourt/contracts';

/** What staff and visitors read; the form does not offer the chat's. */
export const TYPE_LABELS: Readonly<Record<InquiryType, string>> = { ...INQUIRY_TYPE_LABELS, chatbot: 'Chat' };
