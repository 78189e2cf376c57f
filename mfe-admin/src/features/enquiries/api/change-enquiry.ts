import type { Enquiry } from '@forecourt/contracts';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { useMutation } from '@forecourt/web-kit/mutation';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { putEnquiry, readEnquiriesAgain, shownEnquiry } from './get-enquiries.ts';
import { COUNTS_KEY } from './get-enquiry-counts.ts';

type Change = Partial<Pick<Enquiry, 'status' | 'assignee' | 'ringAgainAt' | 'appointmentAt'>>;

const FAILURES: Readonly<Record<keyof Change, string>> = {
  status: 'Failed to update status',
  assignee: 'Failed to assign the enquiry',
  ringAgainAt: 'Failed to change when to ring again',
  appointmentAt: 'Failed to change the appointment',
};

/**
 * PATCH /api/inquiries/{id} with an optimistic update. Changes of one enquiry are sent one after another, each with the version
 * of the previous answer; only the last answer replaces what is shown.
 */
export function useChangeEnquiry({ id }: Pick<Enquiry, 'id'>) {
  const client = useQueryClient();
  const mutationKey = ['staff', 'change-enquiry', id];
  return useMutation({
    mutationKey,
    scope: { id: `change-enquiry-${id}` },
    mutationFn: (change: Change) => {
      const version = shownEnquiry(client, id)?.version;
      return staffApi.json<Enquiry>(`/api/inquiries/${id}`, { method: 'PATCH', body: { ...change, version } });
    },
    onMutate: (change) => {
      const before = shownEnquiry(client, id);
      putEnquiry(client, id, (enquiry) => ({ ...enquiry, ...change }));
      return before;
    },
    onSuccess: (stored) => {
      const isLast = client.isMutating({ mutationKey }) === 1;
      putEnquiry(client, id, (enquiry) => (isLast ? stored : { ...enquiry, version: stored.version }));
    },
    onError: (error, change, before) => {
      const fields = Object.keys(change) as (keyof Change)[];
      if (before) {
        const old = Object.fromEntries(fields.map((field) => [field, before[field]]));
        putEnquiry(client, id, (enquiry) => ({ ...enquiry, ...old }));
      }
      const [field = 'status'] = fields;
      showToast({ tone: 'error', title: FAILURES[field], text: whyNot(error) });
      if (error instanceof ApiError && error.status === 409) void readEnquiriesAgain(client);
    },
    onSettled: () => client.invalidateQueries({ queryKey: COUNTS_KEY }),
  });
}
