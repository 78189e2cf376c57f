import type { EnquiryCounts } from '@forecourt/contracts';
import { keepPreviousData, queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

const KEY = ['staff', 'enquiries', 'counts'];

/** GET /api/inquiries/counts: how many of each status pass the other filters. */
export const countsQuery = (query: string) =>
  queryOptions({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => staffApi.json<EnquiryCounts>(`/api/inquiries/counts?${query}`, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const COUNTS_KEY: readonly string[] = KEY;
