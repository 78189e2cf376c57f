import type { Vehicle } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';

/** The van in a shared URL. */
export const vehicleQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['finance', 'vehicle', id],
    queryFn: ({ client, signal }) => apiOf(client).json<Vehicle>(`/api/vehicles/${id}`, { signal }),
    enabled: id !== null,
  });
