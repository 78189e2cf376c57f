import type { StaffAccount } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApiOf } from '../session/staff-api.ts';

/** GET /api/admin/accounts: the names of whoever works here. */
export const accountsQuery = queryOptions({
  queryKey: ['staff', 'accounts'],
  queryFn: ({ client, signal }) => staffApiOf(client).json<readonly StaffAccount[]>('/api/admin/accounts', { signal }),
});
