import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER, type Vehicle } from '@forecourt/contracts';
import { type Api, apiOf, queryOptions } from '@forecourt/web-kit';
import { type ListedVehicle, listedVehicle } from './listed-vehicle.ts';

/** A page of a list of vehicles, and totals for the whole list. */
export interface StockPart {
  readonly vehicles: readonly ListedVehicle[];
  /** Number of matches in total. */
  readonly total: number;
  /** Where the next page starts; `null` on the last. */
  readonly nextCursor: string | null;
}

export interface StockPartRequest {
  /** Filters and order, as written by `writeStockFilters`. */
  readonly filters: string;
  readonly limit: number;
  readonly cursor: string | null;
}

export async function getStockPart(
  api: Api,
  { filters, limit, cursor }: StockPartRequest,
  signal: AbortSignal,
): Promise<StockPart> {
  const query = [filters, `limit=${limit}`, cursor && `cursor=${encodeURIComponent(cursor)}`].filter(Boolean).join('&');
  const response = await api.request(`/api/vehicles?${query}`, { signal }).catch((cause: unknown) => {
    throw new Error('Failed to fetch vehicles', { cause });
  });
  const vehicles = (await response.json()) as Vehicle[];
  return {
    vehicles: vehicles.map(listedVehicle),
    total: Number(response.headers.get(TOTAL_COUNT_HEADER) ?? vehicles.length),
    nextCursor: response.headers.get(NEXT_CURSOR_HEADER),
  };
}

export const stockPartQuery = (request: StockPartRequest) =>
  queryOptions({
    queryKey: ['vehicles', request],
    queryFn: ({ client, signal }) => getStockPart(apiOf(client), request, signal),
  });
