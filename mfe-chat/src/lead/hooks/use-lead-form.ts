import type { EnquiryReceipt } from '@forecourt/contracts';
import { useDealership } from '@forecourt/web-kit';
import { useFormSession, whyNotSent } from '@forecourt/web-kit/forms';
import { type SubmitEvent, useRef, useState } from 'react';
import type { LeadDraft } from '../../conversation/kept-chat.ts';
import type { Message } from '../../conversation/message.ts';
import { canConnect, leadPayload } from '../chat-lead.ts';

/** As the payload names them. */
const FIELDS = ['customerName', 'email', 'phone', 'message'];

interface LeadFormOptions {
  readonly lead: LeadDraft;
  readonly conversation: readonly Message[];
  readonly onSent: (lead: LeadDraft) => void;
}

/** Sends the lead once, however often its button is pressed, or explains why it was not sent. */
export function useLeadForm({ lead, conversation, onSent }: LeadFormOptions) {
  const { phone } = useDealership();
  const send = useFormSession(undefined);
  const [pending, setPending] = useState(false);
  // Two presses may come before the first one is drawn.
  const sending = useRef(false);
  const [wrong, setWrong] = useState<{ fields: Readonly<Record<string, string>>; notice: string | null }>({
    fields: {},
    notice: null,
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending.current || !canConnect(lead)) return;
    sending.current = true;
    setPending(true);
    setWrong({ fields: {}, notice: null });
    try {
      await send<EnquiryReceipt>('/api/inquiries', leadPayload(lead, conversation));
      onSent(lead);
    } catch (error) {
      setWrong(whyNotSent(error, FIELDS, phone));
    } finally {
      sending.current = false;
      setPending(false);
    }
  };
  return { ...wrong, pending, submit };
}
