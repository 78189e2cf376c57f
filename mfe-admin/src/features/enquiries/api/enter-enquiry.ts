import type { EnquiryReceipt, EnterEnquiry } from '@forecourt/contracts';
import { showToast, useNavigate, useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { readEnquiriesAgain } from './get-enquiries.ts';

/** POST /api/inquiries/entered: what is sent again after a failure is entered once. */
export function useEnterEnquiry(onEntered: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { headersFor, forget } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: (body: EnterEnquiry) =>
      staffApi.json<EnquiryReceipt>('/api/inquiries/entered', { method: 'POST', body, headers: headersFor(body) }),
    onSuccess: ({ id }, { customerName }) => {
      forget();
      void readEnquiriesAgain(client);
      const show = () => void navigate(`/admin?tab=inquiries&enquiry=${id}`);
      showToast({ title: 'Enquiry added', text: customerName, action: { label: 'Show', run: show } });
      onEntered();
    },
  });
}
