import type { DataRequest, UpdateDataRequest } from '@forecourt/contracts';
import { ApiError, showToast, useMutation, useQueryClient } from '@forecourt/web-kit';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { dataRequestsQuery, putDataRequest } from './get-data-requests.ts';

/** PATCH /api/data-subject-request/{id}; refetches after a conflict. */
export function useChangeDataRequest({ id, reference }: Pick<DataRequest, 'id' | 'reference'>, done: string) {
  const client = useQueryClient();
  return useMutation({
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
