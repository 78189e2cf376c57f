import type { Looks } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/** GET /api/vehicles/looks: how many visitors have looked at each van lately. */
export const looksQuery = () =>
  queryOptions({
    queryKey: ['staff', 'looks'],
    queryFn: ({ signal }) => staffApi.json<Looks>('/api/vehicles/looks', { signal }),
    refetchOnMount: 'always',
  });
