import type { ListedVehicle } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/**
 * GET /api/vehicles/listed: the whole stock, with what is not on the site yet. Others may have changed it since it was last looked at,
 * so it is asked for whenever the list is opened.
 */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'vehicles'],
    queryFn: ({ signal }) => staffApi.json<ListedVehicle[]>('/api/vehicles/listed', { signal }),
    refetchOnMount: 'always',
  });
