import type { Enquiry, RetriedReply } from '@forecourt/contracts';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { putEnquiry } from './get-enquiries.ts';

/** POST …/retry: sends a reply again that was not sent. */
export function useRetryReply({ id }: Pick<Enquiry, 'id'>) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (replyId: number) =>
      staffApi.json<RetriedReply>(`/api/inquiries/${id}/replies/${replyId}/retry`, { method: 'POST' }),
    onSuccess: ({ id: replyId, state }) =>
      putEnquiry(client, id, (now) => ({
        ...now,
        replies: now.replies.map((reply) => (reply.id === replyId ? { ...reply, state } : reply)),
      })),
    onError: (error) => showToast({ tone: 'error', title: 'Failed to send the reply again', text: whyNot(error) }),
  });
}
