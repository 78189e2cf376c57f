import type { VehicleStats } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';

/** Counts by make, body type and fuel, each with every filter but its own; `filters` without an order. */
export const stockStatsQuery = (filters: string) =>
  queryOptions({
    queryKey: ['vehicles', 'stats', filters],
    queryFn: ({ client, signal }) =>
      apiOf(client).json<VehicleStats>(`/api/vehicles/stats${filters && `?${filters}`}`, { signal }),
  });
