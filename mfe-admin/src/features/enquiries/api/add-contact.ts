import type { ContactReceipt, Enquiry, NewContact } from '@forecourt/contracts';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { putEnquiry } from './get-enquiries.ts';
import { COUNTS_KEY } from './get-enquiry-counts.ts';

/** POST /api/inquiries/{id}/contacts: what is sent again after a failure counts once. */
export function useAddContact({ id }: Pick<Enquiry, 'id'>, onAdded: () => void) {
  const client = useQueryClient();
  const { headersFor, forget } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: (body: NewContact) =>
      staffApi.json<ContactReceipt>(`/api/inquiries/${id}/contacts`, { method: 'POST', body, headers: headersFor(body) }),
    onSuccess: ({ status, version, ringAgainAt, ...step }, { text }) => {
      forget();
      const added = { ...step, text: text || null };
      putEnquiry(client, id, (now) => ({ ...now, status, version, ringAgainAt, steps: [...now.steps, added] }));
      void client.invalidateQueries({ queryKey: COUNTS_KEY });
      onAdded();
    },
    onError: (error) => showToast({ tone: 'error', title: 'Failed to keep it', text: whyNot(error) }),
  });
}
