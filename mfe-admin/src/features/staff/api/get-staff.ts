import type { StaffMember } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** GET /api/admin/staff: read again each time the page is opened. */
export const staffQuery = queryOptions({
  queryKey: ['staff', 'members'],
  queryFn: ({ signal }) => staffApi.json<readonly StaffMember[]>('/api/admin/staff', { signal }),
  refetchOnMount: 'always',
});
