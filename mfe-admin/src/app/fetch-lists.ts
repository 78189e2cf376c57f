import type { QueryClient } from '@forecourt/web-kit';
import { enquiriesQuery } from '../features/enquiries/api/get-enquiries.ts';
import { countsQuery } from '../features/enquiries/api/get-enquiry-counts.ts';
import { mayI } from '../session/own-account.ts';
import { inStockSinceQuery } from '../stock/get-in-stock-since.ts';
import { removedVehiclesQuery } from '../stock/get-removed-vehicles.ts';
import { vehiclesQuery } from '../stock/get-vehicles.ts';

/** Loads the lists of vans and enquiries that are not there yet, so that their tabs open with them; a failure is met there. */
export function fetchLists(client: QueryClient): void {
  if (mayI('stock.read')) {
    void client.prefetchQuery(vehiclesQuery());
    void client.prefetchQuery(inStockSinceQuery());
    void client.prefetchQuery(removedVehiclesQuery());
  }
  if (mayI('enquiries.read')) {
    void client.prefetchQuery(enquiriesQuery('', null));
    void client.prefetchQuery(countsQuery(''));
  }
}
