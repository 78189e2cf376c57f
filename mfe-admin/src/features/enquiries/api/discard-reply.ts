import type { Enquiry } from '@forecourt/contracts';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { focusMain } from '../../../address/focus-main.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { putEnquiry, readEnquiriesAgain } from './get-enquiries.ts';

/** DELETE …/replies/{replyId}: throws away a reply that was not sent. */
export function useDiscardReply({ id }: Pick<Enquiry, 'id'>) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (replyId: number) => staffApi.request(`/api/inquiries/${id}/replies/${replyId}`, { method: 'DELETE' }),
    onSuccess: (_answer, replyId) => {
      putEnquiry(client, id, (now) => ({ ...now, replies: now.replies.filter((reply) => reply.id !== replyId) }));
      showToast({ title: 'Reply thrown away' });
      focusMain();
    },
    onError: (error) => {
      showToast({ tone: 'error', title: 'Failed to throw the reply away', text: whyNot(error) });
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) void readEnquiriesAgain(client);
    },
  });
}
