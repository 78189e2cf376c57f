import { type ChatEnquiry, MAX_CHAT_ENQUIRY_LENGTH } from '@forecourt/contracts';
import { joinChatMessage } from '@forecourt/rules';
import type { LeadDraft } from '../conversation/kept-chat.ts';
import type { Message } from '../conversation/message.ts';
import { transcriptOf } from '../conversation/turns.ts';

/** Both must not be empty (product §5); the service checks the rest. */
export const canConnect = ({ name, email }: LeadDraft): boolean => name.trim() !== '' && email.trim() !== '';

/** The payload of POST /api/inquiries (product §7), apart from the form token. */
export function leadPayload({ name, email, phone, message }: LeadDraft, conversation: readonly Message[]): ChatEnquiry {
  return {
    customerName: name.trim(),
    email: email.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
    message: joinChatMessage({ message, history: transcriptOf(conversation) }, MAX_CHAT_ENQUIRY_LENGTH),
    source: 'chatbot',
  };
}
