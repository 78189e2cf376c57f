import type { StaffStatus } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';
import { bearer } from './bearer.ts';

/** How long the answer is believed (product §6). */
const FIVE_MINUTES = 5 * 60_000;

/** Asked when a call was refused: whether that is because the account has been disabled. */
export const refusalQuery = (token: string | null) =>
  queryOptions({ ...statusQuery(token), queryKey: ['staff-refusal', token], staleTime: 0, gcTime: 0 });

/** Whether a token still opens the back office. */
export const statusQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['staff-status', token],
    queryFn: ({ client, signal }) => apiOf(client).json<StaffStatus>('/api/admin/status', { headers: bearer(token), signal }),
    staleTime: FIVE_MINUTES,
    refetchOnMount: true,
  });
