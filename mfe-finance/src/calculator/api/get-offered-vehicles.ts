import type { Vehicle } from '@forecourt/contracts';
import { apiOf, keepPreviousData, queryOptions } from '@forecourt/web-kit';

/** As many as a list of suggestions is of use for; typing brings the others. */
const LIMIT = 25;
const FOR_SALE = 'In Stock,Due In,Deposit Taken';

/** The vans to choose from that fit what is typed, cheapest first; sold ones are not offered. */
export const offeredVehiclesQuery = (search: string) =>
  queryOptions({
    queryKey: ['finance', 'vehicles', search],
    queryFn: async ({ client, signal }) => {
      const query = new URLSearchParams({ stockStatus: FOR_SALE, sortBy: 'price_asc', limit: String(LIMIT) });
      if (search) query.set('search', search);
      const vehicles = await apiOf(client).json<Vehicle[]>(`/api/vehicles?${query}`, { signal });
      return vehicles.filter(({ isSold }) => !isSold);
    },
    placeholderData: keepPreviousData,
  });
