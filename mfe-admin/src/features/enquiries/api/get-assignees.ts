import type { EnquiryAssignee } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';
import { COUNTS_KEY } from './get-enquiry-counts.ts';

/** GET /api/inquiries/assignees: who has enquiries. Read again with the counts. */
export const assigneesQuery = queryOptions({
  queryKey: [...COUNTS_KEY, 'assignees'],
  queryFn: ({ signal }) => staffApi.json<readonly EnquiryAssignee[]>('/api/inquiries/assignees', { signal }),
  refetchOnMount: 'always',
});
