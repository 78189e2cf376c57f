import { stockPartQuery } from '../../stock/get-stock-part.ts';
import { NO_FILTERS, writeStockFilters } from '../../stock/stock-filters.ts';

/** Vehicles on the home page (product §9): the first for sale in the default order (D37). */
const FIRST_VEHICLES = 6;

export const firstVehiclesQuery = stockPartQuery({
  filters: writeStockFilters({ ...NO_FILTERS, stockStatus: ['In Stock'] }),
  limit: FIRST_VEHICLES,
  cursor: null,
});
