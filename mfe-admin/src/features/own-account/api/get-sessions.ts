import type { StaffSession } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** GET /api/admin/sessions: where the user is logged in, this place first. Read again each time it is opened. */
export const sessionsQuery = queryOptions({
  queryKey: ['staff', 'sessions'],
  queryFn: ({ signal }) => staffApi.json<readonly StaffSession[]>('/api/admin/sessions', { signal }),
  refetchOnMount: 'always',
});
