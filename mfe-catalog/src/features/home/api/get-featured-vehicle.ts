import type { Vehicle } from '@forecourt/contracts';
import { apiOf, queryOptions, SERVER_ONLY } from '@forecourt/web-kit';

/** The van of the week, or `null`. */
export const featuredVehicleQuery = queryOptions({
  queryKey: ['vehicles', 'featured'],
  meta: SERVER_ONLY,
  queryFn: ({ client, signal }) => apiOf(client).json<Vehicle | null>('/api/vehicles/featured', { signal }),
});
