import { type StockPartRequest, stockPartQuery } from '../../stock/get-stock-part.ts';
import { stockStatsQuery } from '../../stock/get-stock-stats.ts';
import { readStockAddress } from '../../stock/stock-address.ts';
import { NO_FILTERS, writeStockFilters } from '../../stock/stock-filters.ts';
import { readLayout, readStart, type StockPlace } from '../../stock/stock-path.ts';
import { nearestVehiclesQuery } from './api/get-nearest-vehicles.ts';

/** Vans on one page: full rows in one, two and three columns. */
export const PART_SIZE = 24;

export const readStockPlace = (params: URLSearchParams): StockPlace => ({
  ...readStockAddress(params),
  layout: readLayout(params),
  from: readStart(params),
});

/** The request for the first page at a place. */
export const firstPartOf = ({ filters, from }: Pick<StockPlace, 'filters' | 'from'>): StockPartRequest => ({
  filters: writeStockFilters(filters),
  limit: PART_SIZE,
  cursor: from?.cursor ?? null,
});

export const firstPartQuery = (place: StockPlace) => stockPartQuery(firstPartOf(place));

const unordered = ({ filters }: StockPlace): string => writeStockFilters({ ...filters, sortBy: NO_FILTERS.sortBy });

/** The counts beside the filters, which do not depend on the order. */
export const countsQuery = (place: StockPlace) => stockStatsQuery(unordered(place));

/** What is offered if nothing is found. */
export const nearestQuery = (place: StockPlace) => nearestVehiclesQuery(unordered(place));
