import { type Enquiry, NEXT_CURSOR_HEADER } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

const NAMED = 3;

/** GET /api/inquiries: the newest of whoever can be reached by a telephone number or an email address. */
export const askedBeforeQuery = (by: string) =>
  queryOptions({
    queryKey: ['staff', 'enquiries', 'asked-before', by],
    queryFn: async ({ signal }) => {
      const params = new URLSearchParams({ search: by, limit: String(NAMED) });
      const answer = await staffApi.request(`/api/inquiries?${params}`, { signal });
      const enquiries = (await answer.json()) as Enquiry[];
      return { enquiries, hasMore: answer.headers.get(NEXT_CURSOR_HEADER) !== null };
    },
    refetchOnMount: 'always',
  });
