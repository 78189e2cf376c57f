import type { Vehicle } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';
import { listedVehicle } from '../../../stock/listed-vehicle.ts';

/** The vans that come nearest to filters that no van passes; `filters` as `writeStockFilters` gives them, without an order. */
export const nearestVehiclesQuery = (filters: string) =>
  queryOptions({
    queryKey: ['vehicles', 'nearest', filters],
    queryFn: async ({ client, signal }) => {
      const vehicles = await apiOf(client).json<Vehicle[]>(`/api/vehicles/nearest?${filters}`, { signal });
      return vehicles.map(listedVehicle);
    },
  });
