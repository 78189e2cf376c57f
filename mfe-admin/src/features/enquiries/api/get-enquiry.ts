import type { Enquiry } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';
import { putEnquiry } from './get-enquiries.ts';

/** GET /api/inquiries/{id}: an enquiry as it is now, which the lists then show too. */
export const enquiryQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['staff', 'enquiry', String(id)],
    queryFn: async ({ client, signal }): Promise<Enquiry> => {
      const enquiry = await staffApi.json<Enquiry>(`/api/inquiries/${id}`, { signal });
      putEnquiry(client, enquiry.id, () => enquiry);
      return enquiry;
    },
    refetchOnMount: 'always',
  });
