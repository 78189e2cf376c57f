import type { DealerRecord, UpdateDealerRecord } from '@forecourt/contracts';
import { ApiError, queryOptions, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';

const address = (id: number): string => `/api/vehicles/${id}/dealer-record`;

/** GET /api/vehicles/{id}/dealer-record; forgotten once it is closed. */
export const dealerRecordQuery = (id: number) =>
  queryOptions({
    queryKey: ['staff', 'dealer-record', id],
    queryFn: ({ signal }) => staffApi.json<DealerRecord>(address(id), { signal }),
    gcTime: 0,
  });

/** PATCH /api/vehicles/{id}/dealer-record; after a conflict the stored record is read again, beneath what was typed. */
export function useSaveDealerRecord(id: number, onSaved: () => void) {
  const client = useQueryClient();
  const { queryKey } = dealerRecordQuery(id);
  return useSingleMutation({
    mutationFn: (body: UpdateDealerRecord) => staffApi.json<DealerRecord>(address(id), { method: 'PATCH', body }),
    onSuccess: (stored) => {
      client.setQueryData(queryKey, stored);
      showToast({ title: 'Dealer record saved' });
      onSaved();
    },
    onError: (error) => {
      const isConflict = error instanceof ApiError && error.status === 409;
      const text = isConflict
        ? 'Somebody has changed it meanwhile. What you typed is still here: look at it and save again.'
        : whyNot(error);
      showToast({ tone: 'error', title: 'Dealer record not saved', text });
      if (isConflict) void client.invalidateQueries({ queryKey });
    },
  });
}
