import type { StaffAccount } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/** GET /api/admin/accounts: the names of the staff. */
export const accountsQuery = queryOptions({
  queryKey: ['staff', 'accounts'],
  queryFn: ({ signal }) => staffApi.json<readonly StaffAccount[]>('/api/admin/accounts', { signal }),
});
