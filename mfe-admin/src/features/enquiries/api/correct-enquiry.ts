import type { CustomerDetail, Enquiry } from '@forecourt/contracts';
import { ApiError, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { putEnquiry, readEnquiriesAgain, shownEnquiry } from './get-enquiries.ts';
import { enquiryQuery } from './get-enquiry.ts';

/**
 * PATCH /api/inquiries/{id}: corrects who the customer is, or which van the enquiry is about. It is sent after the changes of the
 * enquiry that are under way. Other enquiries that it is tied to now, or was, are read again.
 */
export function useCorrectEnquiry({ id, others }: Pick<Enquiry, 'id' | 'others'>, onCorrected: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['staff', 'change-enquiry', id],
    scope: { id: `change-enquiry-${id}` },
    mutationFn: (details: Partial<Pick<Enquiry, CustomerDetail | 'vehicleId'>>) => {
      const version = shownEnquiry(client, id)?.version;
      return staffApi.json<Enquiry>(`/api/inquiries/${id}`, { method: 'PATCH', body: { ...details, version } });
    },
    onSuccess: ({ customerName, customerEmail, customerPhone, vehicleId, vehicle, version, changes, others: tied }) => {
      const customer = { customerName, customerEmail, customerPhone };
      const corrected = { ...customer, vehicleId, vehicle, version, changes, others: tied };
      putEnquiry(client, id, (now) => ({ ...now, ...corrected }));
      const ids = new Set([...others.newest, ...tied.newest].map((other) => other.id));
      for (const other of ids)
        if (shownEnquiry(client, other)) client.fetchQuery({ ...enquiryQuery(other), staleTime: 0 }).catch(() => undefined);
      onCorrected();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void readEnquiriesAgain(client);
    },
  });
}
