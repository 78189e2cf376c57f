import type { RecentTraces, Trace } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

const PATH = '/api/operations/releases/traces';

/** GET /api/operations/releases/traces. Not polled, so that nothing moves while it is read. */
export const tracesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'traces'],
    queryFn: ({ signal }) => staffApi.json<RecentTraces>(PATH, { signal }),
    refetchOnMount: 'always',
  });

/** GET /api/operations/releases/traces/{id}. Its last spans may still be on their way when it is opened. */
export const traceQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'traces', id],
    queryFn: ({ signal }) => staffApi.json<Trace>(`${PATH}/${id}`, { signal }),
    refetchOnMount: 'always',
    retry: false,
  });
