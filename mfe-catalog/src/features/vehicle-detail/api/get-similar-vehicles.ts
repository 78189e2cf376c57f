import type { Vehicle } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';
import { type ListedVehicle, listedVehicle } from '../../../stock/listed-vehicle.ts';

/** Up to four alternatives, most similar first. */
export const similarVehiclesQuery = (id: number) =>
  queryOptions({
    queryKey: ['vehicles', 'similar', id],
    queryFn: async ({ client, signal }): Promise<ListedVehicle[]> =>
      (await apiOf(client).json<Vehicle[]>(`/api/vehicles/${id}/similar`, { signal })).map(listedVehicle),
  });
