import type { Enquiry, EnquiryReplyReceipt, NewEnquiryReply } from '@forecourt/contracts';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { putEnquiry } from './get-enquiries.ts';
import { COUNTS_KEY } from './get-enquiry-counts.ts';

/** POST /api/inquiries/{id}/replies: a reply that is sent again after a failure is mailed once. */
export function useSendReply({ id, customerName }: Enquiry, onSent: () => void) {
  const client = useQueryClient();
  const { headersFor, forget } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: (body: NewEnquiryReply) =>
      staffApi.json<EnquiryReplyReceipt>(`/api/inquiries/${id}/replies`, { method: 'POST', body, headers: headersFor(body) }),
    onSuccess: ({ status, version, ...reply }, written) => {
      forget();
      putEnquiry(client, id, (now) => ({ ...now, status, version, replies: [...now.replies, { ...reply, ...written }] }));
      void client.invalidateQueries({ queryKey: COUNTS_KEY });
      showToast(
        reply.state === 'saved'
          ? { tone: 'error', title: 'Reply kept, not sent', text: `Mail isn't connected: ${customerName} has not got it.` }
          : { title: 'Reply on its way', text: `To ${customerName}.` },
      );
      onSent();
    },
  });
}
