import { apiOf, queryOptions } from '@forecourt/web-kit';
import { getStockPart } from '../../../stock/get-stock-part.ts';
import { writeStockFilters } from '../../../stock/stock-filters.ts';
import type { ActiveFilter } from '../active-filters.ts';

/** A filter, and how many vans there are without it. */
export interface Removal extends ActiveFilter {
  readonly total: number;
}

/** Limits the number of requests. */
const MOST_TRIED = 8;
const MOST_OFFERED = 3;

/** If no van matches all filters: those whose removal finds some, most vans first. */
export const removalsQuery = (active: readonly ActiveFilter[]) => {
  // Without its only filter the list is the whole stock, which needs no suggestion.
  const tried = active.length > 1 ? active.slice(0, MOST_TRIED) : [];
  const filters = tried.map(({ without }) => writeStockFilters(without));
  return queryOptions({
    queryKey: ['vehicles', 'removals', filters],
    queryFn: async ({ client, signal }): Promise<readonly Removal[]> => {
      const totals = await Promise.all(
        filters.map((asked) => getStockPart(apiOf(client), { filters: asked, limit: 1, cursor: null }, signal)),
      );
      return tried
        .map((filter, place) => ({ ...filter, total: totals[place]?.total ?? 0 }))
        .filter(({ total }) => total > 0)
        .sort((one, other) => other.total - one.total)
        .slice(0, MOST_OFFERED);
    },
  });
};
