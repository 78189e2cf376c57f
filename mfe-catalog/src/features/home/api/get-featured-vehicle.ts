import type { Vehicle } from '@forecourt/contracts';
import { apiOf, ONLY_SERVED, queryOptions } from '@forecourt/web-kit';

/** The van of the week, or `null`. */
export const featuredVehicleQuery = queryOptions({
  queryKey: ['vehicles', 'featured'],
  meta: ONLY_SERVED,
  queryFn: ({ client, signal }) => apiOf(client).json<Vehicle | null>('/api/vehicles/featured', { signal }),
});
