import type { Vehicle } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../session/staff-api.ts';

/**
 * The whole stock, with what is not on the site yet. Others may have changed it since it was last looked at, so it is asked for whenever
 * the list is opened.
 */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'vehicles'],
    queryFn: async ({ signal }) => {
      const read = (path: string) => staffApi.json<Vehicle[]>(path, { signal });
      const [onSite, held] = await Promise.all([read('/api/vehicles'), read('/api/vehicles/held')]);
      // One that was published meanwhile is in both.
      const known = new Set(onSite.map(({ id }) => id));
      return [...onSite, ...held.filter(({ id }) => !known.has(id))];
    },
    refetchOnMount: 'always',
  });
