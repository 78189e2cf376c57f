import type { Vehicle } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';

export const vehicleQuery = (id: string) =>
  queryOptions({
    queryKey: ['vehicle', id],
    queryFn: ({ client, signal }) => apiOf(client).json<Vehicle>(`/api/vehicles/${encodeURIComponent(id)}`, { signal }),
  });
