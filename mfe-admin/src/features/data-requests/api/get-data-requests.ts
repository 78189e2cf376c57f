import type { DataRequest } from '@forecourt/contracts';
import { type QueryClient, queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** GET /api/data-subject-request: every request, what is due first comes first. */
export const dataRequestsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'data-requests'],
    queryFn: ({ signal }) => staffApi.json<DataRequest[]>('/api/data-subject-request', { signal }),
    refetchOnMount: 'always',
  });

/** Shows a change of one request, where it stands. */
export function putDataRequest(client: QueryClient, id: number, change: (request: DataRequest) => DataRequest): void {
  client.setQueryData(dataRequestsQuery().queryKey, (requests) =>
    requests?.map((request) => (request.id === id ? change(request) : request)),
  );
}
