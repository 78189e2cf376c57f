import type { DataRequest, UpdateDataRequest } from '@forecourt/contracts';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { dataRequestsQuery, putDataRequest } from './get-data-requests.ts';

/** PATCH /api/data-subject-request/{id}; refetches after a conflict. */
export function useChangeDataRequest({ id, reference }: Pick<DataRequest, 'id' | 'reference'>, done: string) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: UpdateDataRequest) =>
      staffApi.json<DataRequest>(`/api/data-subject-request/${id}`, { method: 'PATCH', body }),
    onSuccess: (stored) => {
      putDataRequest(client, id, () => stored);
      showToast({ title: `${reference}: ${done}` });
    },
    onError: (error) => {
      showToast({ tone: 'error', title: `Failed to update ${reference}`, text: whyNot(error) });
      if (error instanceof ApiError && error.status === 409) {
        void client.invalidateQueries({ queryKey: dataRequestsQuery().queryKey });
      }
    },
  });
}
