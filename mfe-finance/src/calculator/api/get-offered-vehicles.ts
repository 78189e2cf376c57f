import type { Vehicle } from '@forecourt/contracts';
import { isForSale } from '@forecourt/rules';
import { apiOf, keepPreviousData, queryOptions } from '@forecourt/web-kit';

/** More are not useful as suggestions; typing narrows them down. */
const LIMIT = 25;
const FOR_SALE = 'In Stock,Due In,Deposit Taken';

/** The unsold vans that match the typed text, cheapest first. */
export const offeredVehiclesQuery = (search: string) =>
  queryOptions({
    queryKey: ['finance', 'vehicles', search],
    queryFn: async ({ client, signal }) => {
      const query = new URLSearchParams({ stockStatus: FOR_SALE, sortBy: 'price_asc', limit: String(LIMIT) });
      if (search) query.set('search', search);
      const vehicles = await apiOf(client).json<Vehicle[]>(`/api/vehicles?${query}`, { signal });
      return vehicles.filter(isForSale);
    },
    placeholderData: keepPreviousData,
  });
