import type { DataRequest } from '@forecourt/contracts';
import { type QueryClient, queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** GET /api/data-subject-request: all requests, by due date. */
export const dataRequestsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'data-requests'],
    queryFn: ({ signal }) => staffApi.json<DataRequest[]>('/api/data-subject-request', { signal }),
    refetchOnMount: 'always',
  });

/** Updates one request in the cached list. */
export function putDataRequest(client: QueryClient, id: number, change: (request: DataRequest) => DataRequest): void {
  client.setQueryData(dataRequestsQuery().queryKey, (requests) =>
    requests?.map((request) => (request.id === id ? change(request) : request)),
  );
}
