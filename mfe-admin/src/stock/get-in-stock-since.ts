import type { InStockSince } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/** GET /api/vehicles/in-stock-since: of the vans for which it is recorded, the day on which they came. */
export const inStockSinceQuery = () =>
  queryOptions({
    queryKey: ['staff', 'in-stock-since'],
    queryFn: ({ signal }) => staffApi.json<InStockSince>('/api/vehicles/in-stock-since', { signal }),
    refetchOnMount: 'always',
  });
