import { type ContactReceipt, ENQUIRY_STATUS_LABELS, type Enquiry, type NewContact } from '@forecourt/contracts';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { putEnquiry, readEnquiriesAgain, shownEnquiry } from './get-enquiries.ts';
import { COUNTS_KEY } from './get-enquiry-counts.ts';

/** POST /api/inquiries/{id}/contacts: what is sent again after a failure counts once. */
export function useAddContact({ id, customerName }: Pick<Enquiry, 'id' | 'customerName'>, onAdded: () => void) {
  const client = useQueryClient();
  const { headersFor, forget } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: (body: NewContact) =>
      staffApi.json<ContactReceipt>(`/api/inquiries/${id}/contacts`, { method: 'POST', body, headers: headersFor(body) }),
    onSuccess: ({ status, version, ringAgainAt, ...step }, { text, instead = [] }) => {
      forget();
      const added = { ...step, text: text || null };
      const replies = (now: Enquiry) => now.replies.filter((reply) => !instead.includes(reply.id));
      const before = shownEnquiry(client, id);
      putEnquiry(client, id, (now) => ({
        ...now,
        status,
        version,
        ringAgainAt,
        replies: replies(now),
        steps: [...now.steps, added],
      }));
      // What they said is with the step now, and what was nobody's may be somebody's.
      if (instead.length > 0 || before?.assignee === null) void readEnquiriesAgain(client);
      void client.invalidateQueries({ queryKey: COUNTS_KEY });
      // A list of new ones shows it no more.
      if (before && before.status !== status) {
        const link = { label: 'Show', to: `/admin?tab=inquiries&enquiry=${id}` };
        showToast({ title: `${customerName} is now ${ENQUIRY_STATUS_LABELS[status]}`, link });
      }
      onAdded();
    },
    onError: (error) => {
      showToast({ tone: 'error', title: 'Failed to keep it', text: whyNot(error) });
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) void readEnquiriesAgain(client);
    },
  });
}
