import type { Vehicle } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';

/** The van of the week, or `null`. */
export const featuredVehicleQuery = queryOptions({
  queryKey: ['vehicles', 'featured'],
  queryFn: ({ client, signal }) => apiOf(client).json<Vehicle | null>('/api/vehicles/featured', { signal }),
});
