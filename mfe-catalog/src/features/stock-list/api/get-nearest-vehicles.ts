import type { Vehicle } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';
import { listedVehicle } from '../../../stock/listed-vehicle.ts';

/** The vans nearest to filters that match none; `filters` as written by `writeStockFilters`, without an order. */
export const nearestVehiclesQuery = (filters: string) =>
  queryOptions({
    queryKey: ['vehicles', 'nearest', filters],
    queryFn: async ({ client, signal }) => {
      const vehicles = await apiOf(client).json<Vehicle[]>(`/api/vehicles/nearest?${filters}`, { signal });
      return vehicles.map(listedVehicle);
    },
  });
