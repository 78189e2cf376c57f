import { STOCK_TAG } from '@forecourt/contracts';
import { BOUND_KEYS, FLAG_KEYS, foldText, LIST_KEYS } from '@forecourt/rules';
import { Container } from '@forecourt/ui';
import { ApiError, PageMeta, type RouteModule, redirect, useLocation } from '@forecourt/web-kit';
import { activeFilters } from '../features/stock-list/active-filters.ts';
import { removalsQuery } from '../features/stock-list/api/get-removals.ts';
import { PageFailed } from '../features/stock-list/components/results-states.tsx';
import { StockListPage } from '../features/stock-list/components/stock-list-page.tsx';
import { countsQuery, firstPartQuery, nearestQuery, readStockPlace } from '../features/stock-list/stock-request.ts';
import { stockPath } from '../stock/stock-path.ts';

/** Spells an address's makes as the stock does: "ford" becomes Ford, so that the sidebar has one box for both. */
const asInStock = (makes: readonly string[], stock: readonly string[]): readonly string[] => [
  ...new Set(makes.map((make) => stock.find((known) => foldText(known) === foldText(make)) ?? make)),
];

/** Throws a response that says why there is no page. */
export const loader: RouteModule['loader'] = async ({ url, queryClient }) => {
  const place = readStockPlace(url.searchParams);
  try {
    const [first, counts] = await Promise.all([
      queryClient.ensureQueryData(firstPartQuery(place)),
      queryClient.ensureQueryData(countsQuery(place)),
    ]);
    const make = asInStock(place.filters.make, Object.keys(counts.byMake));
    if (make.join() !== place.filters.make.join()) {
      throw redirect(stockPath({ ...place, filters: { ...place.filters, make } }));
    }
    if (first.total === 0) {
      await Promise.all([
        queryClient.ensureQueryData(nearestQuery(place)),
        queryClient.ensureQueryData(removalsQuery(activeFilters(place.filters, counts.understood))),
      ]);
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    const refused = error instanceof Error && error.cause instanceof ApiError && error.cause.status === 400;
    // An invalid starting point is ignored like any malformed value (D10).
    if (refused && place.from) throw redirect(stockPath({ ...place, from: null }));
    throw new Response(null, { status: 503 });
  }
};

function Failed() {
  const { pathname, search } = useLocation();
  return (
    <Container>
      <PageMeta title="Vans for sale" description="The list of vans could not be loaded." path="/vehicles" noIndex />
      <PageFailed path={pathname + search} />
    </Container>
  );
}

export const Component = StockListPage;
export const ErrorBoundary = Failed;
export const tags: RouteModule['tags'] = () => [STOCK_TAG];
export const queryKeys: RouteModule['queryKeys'] = [
  ...LIST_KEYS,
  ...BOUND_KEYS,
  ...FLAG_KEYS,
  'search',
  'sortBy',
  'view',
  'from',
  'budget',
];
