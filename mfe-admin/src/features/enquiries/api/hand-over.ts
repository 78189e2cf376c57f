import type { HandedOver, HandOver } from '@forecourt/contracts';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { enquiriesInWords } from '../enquiries-in-words.ts';
import { readEnquiriesAgain } from './get-enquiries.ts';

const FAILED = 'Failed to hand over the enquiries';

/** POST /api/inquiries/hand-over: all open enquiries of one colleague go to another, and back with Undo. @param nameOf an account, for the end of a sentence. */
export function useHandOver(nameOf: (account: string) => string) {
  const client = useQueryClient();
  const { headersFor, forget } = useIdempotencyKey();
  const send = (body: HandOver) =>
    staffApi.json<HandedOver>('/api/inquiries/hand-over', { method: 'POST', body, headers: headersFor(body) });

  const undo = async ({ assignee: newAssignee, newAssignee: assignee }: HandOver, undone: HandedOver['handed']) => {
    try {
      const { handed } = await send({ assignee, newAssignee, undone });
      const kept = undone.length - handed.length;
      showToast({
        title: `Handed back to ${nameOf(newAssignee)}: ${enquiriesInWords(handed.length)}`,
        ...(kept > 0 && { text: `${enquiriesInWords(kept)} had been changed meanwhile and stayed.` }),
      });
    } catch (error) {
      showToast({ tone: 'error', title: 'Failed to hand them back', text: whyNot(error) });
    }
    forget();
    void readEnquiriesAgain(client);
  };

  return useSingleMutation({
    mutationFn: send,
    onSuccess: ({ handed }, body) => {
      forget();
      showToast({
        title: `Handed to ${nameOf(body.newAssignee)}: ${enquiriesInWords(handed.length)}`,
        ...(handed.length > 0 && { action: { label: 'Undo', run: () => void undo(body, handed) } }),
      });
    },
    onError: (error) => showToast({ tone: 'error', title: FAILED, text: whyNot(error) }),
    onSettled: () => void readEnquiriesAgain(client),
  });
}
