import type { StaffStatus } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';

/** How long the answer is cached (product §6). */
const FIVE_MINUTES = 5 * 60_000;

/** Whether the token is still valid for the back office, which shares this answer under the same key. */
export const staffStatusQuery = (token: string) =>
  queryOptions({
    queryKey: ['staff-status', token],
    queryFn: ({ client, signal }) =>
      apiOf(client).json<StaffStatus>('/api/admin/status', { headers: { authorization: `Bearer ${token}` }, signal }),
    staleTime: FIVE_MINUTES,
    refetchOnMount: true,
  });
