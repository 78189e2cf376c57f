import type { DealershipState } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** GET /api/dealership. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'settings'],
    queryFn: ({ signal }) => staffApi.json<DealershipState>('/api/dealership', { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
