import type { QueryClient } from '@forecourt/web-kit';
import { enquiriesQuery } from '../features/enquiries/api/get-enquiries.ts';
import { countsQuery } from '../features/enquiries/api/get-enquiry-counts.ts';
import { mayI } from '../session/own-account.ts';
import { storedToken } from '../session/token.ts';
import { inStockSinceQuery } from '../stock/get-in-stock-since.ts';
import { removedVehiclesQuery } from '../stock/get-removed-vehicles.ts';
import { vehiclesQuery } from '../stock/get-vehicles.ts';

/** Loads the lists of vans and enquiries, so that their tabs open with them. One that is open is not asked for again, even if it failed. */
export function fetchLists(client: QueryClient): void {
  // Whoever has just logged out is still shown the office for a moment.
  if (storedToken.current() === null) return;
  const isUnasked = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => client.getQueryState(queryKey) === undefined;
  if (mayI('stock.read') && isUnasked(vehiclesQuery())) {
    void client.prefetchQuery(vehiclesQuery());
    void client.prefetchQuery(inStockSinceQuery());
    void client.prefetchQuery(removedVehiclesQuery());
  }
  if (mayI('enquiries.read') && isUnasked(enquiriesQuery('', null))) {
    void client.prefetchQuery(enquiriesQuery('', null));
    void client.prefetchQuery(countsQuery(''));
  }
}
