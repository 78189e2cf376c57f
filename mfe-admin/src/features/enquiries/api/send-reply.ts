import type { Enquiry, EnquiryReplyReceipt, NewEnquiryReply } from '@forecourt/contracts';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { putEnquiry } from './get-enquiries.ts';
import { enquiryQuery } from './get-enquiry.ts';
import { COUNTS_KEY } from './get-enquiry-counts.ts';

/** Whether a reply was refused because its writer has not seen all of the enquiry. */
export const isThreadChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'ENQUIRIES.THREAD_CHANGED';

/** POST /api/inquiries/{id}/replies: a reply that is sent again after a failure is mailed once. */
export function useSendReply({ id, customerName, assignee: before }: Enquiry, onSent: () => void) {
  const client = useQueryClient();
  const { headersFor, forget } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: (body: NewEnquiryReply) =>
      staffApi.json<EnquiryReplyReceipt>(`/api/inquiries/${id}/replies`, { method: 'POST', body, headers: headersFor(body) }),
    onSuccess: ({ status, version, assignee = before, ...receipt }, { subject, text, signedBy = null, replaces }) => {
      forget();
      const reply = { ...receipt, subject, text, signedBy };
      putEnquiry(client, id, (now) => ({
        ...now,
        status,
        version,
        assignee,
        replies: [...now.replies.filter((one) => one.id !== replaces), reply],
      }));
      // The history says that it was taken.
      if (assignee !== before) client.fetchQuery({ ...enquiryQuery(id), staleTime: 0 }).catch(() => undefined);
      void client.invalidateQueries({ queryKey: COUNTS_KEY });
      showToast(
        reply.state === 'saved'
          ? { tone: 'error', title: 'Reply kept, not sent', text: `Mail isn't connected: ${customerName} has not got it.` }
          : { title: 'Reply on its way', text: `To ${customerName}.` },
      );
      onSent();
    },
    onError: (error) => {
      if (error instanceof ApiError && (error.status === 409 || error.status === 404))
        return client.invalidateQueries({ queryKey: enquiryQuery(id).queryKey });
    },
  });
}
