import type { Vehicle } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/** The whole stock. Others may have changed it since it was last looked at, so it is asked for whenever the list is opened. */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'vehicles'],
    queryFn: ({ signal }) => staffApi.json<Vehicle[]>('/api/vehicles', { signal }),
    refetchOnMount: 'always',
  });
