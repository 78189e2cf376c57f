import type { ListedVehicle } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/** Others' changes are heard of while the list is there; it is asked for again when it is opened later than this, in milliseconds. */
const FRESH_MS = 15_000;

/** GET /api/vehicles/listed: the whole stock, with what is not on the site yet. */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'vehicles'],
    queryFn: ({ signal }) => staffApi.json<ListedVehicle[]>('/api/vehicles/listed', { signal }),
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
