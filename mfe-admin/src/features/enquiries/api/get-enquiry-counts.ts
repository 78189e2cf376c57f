import type { EnquiryCounts } from '@forecourt/contracts';
import { apiOf, keepPreviousData, queryOptions } from '@forecourt/web-kit';
import { bearer } from '../../../session/bearer.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { storedToken } from '../../../session/token.ts';

const KEY = ['staff', 'enquiries', 'counts'];

/** GET /api/inquiries/counts: how many of each status pass the other filters. */
export const countsQuery = (query: string) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => staffApi.json<EnquiryCounts>(`/api/inquiries/counts?${query}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** How many enquiries are new, read again when there may be others (`readNewest`); a failure is not shown. */
export const newEnquiriesQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'all'],
    queryFn: ({ client, signal }) =>
      apiOf(client).json<EnquiryCounts>('/api/inquiries/counts', { headers: bearer(storedToken.current()), signal }),
    select: (counts: EnquiryCounts) => counts.new,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });

export const COUNTS_KEY: readonly string[] = KEY;
