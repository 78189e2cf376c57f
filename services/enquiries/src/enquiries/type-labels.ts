import { INQUIRY_TYPE_LABELS, type InquiryType } from '@forecourt/contracts';

/** The labels of the form's types, and of the chat's, which the form does not offer. */
export const TYPE_LABELS: Readonly<Record<InquiryType, string>> = { ...INQUIRY_TYPE_LABELS, chatbot: 'Chat' };
