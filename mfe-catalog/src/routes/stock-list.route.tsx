import { Container } from '@forecourt/ui';
import { ApiError, PageMeta, type RouteModule, redirect, useLocation } from '@forecourt/web-kit';
import { PageFailed } from '../features/stock-list/components/results-states.tsx';
import { StockListPage } from '../features/stock-list/components/stock-list-page.tsx';
import { countsQuery, firstPartQuery, nearestQuery, readStockPlace } from '../features/stock-list/stock-request.ts';
import { IN_BROWSER } from '../stock/in-browser.ts';
import { BOUND_KEYS, LIST_KEYS } from '../stock/stock-filters.ts';
import { stockPath } from '../stock/stock-path.ts';

/** On the server both answers, or a response that says why there is no page; the browser shows the page while it asks. */
export const loader: RouteModule['loader'] = async ({ url, queryClient }) => {
  const place = readStockPlace(url.searchParams);
  if (IN_BROWSER) {
    void queryClient.prefetchQuery(firstPartQuery(place));
    void queryClient.prefetchQuery(countsQuery(place));
    return;
  }
  try {
    const [first] = await Promise.all([
      queryClient.ensureQueryData(firstPartQuery(place)),
      queryClient.ensureQueryData(countsQuery(place)),
    ]);
    if (first.total === 0) await queryClient.ensureQueryData(nearestQuery(place));
  } catch (error) {
    const refused = error instanceof Error && error.cause instanceof ApiError && error.cause.status === 400;
    // A starting point that no longer means anything is ignored like any malformed value (D10).
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
export const tags: RouteModule['tags'] = () => ['vehicles'];
export const queryKeys: RouteModule['queryKeys'] = [
  ...LIST_KEYS,
  ...BOUND_KEYS,
  'cleanAir',
  'search',
  'sortBy',
  'view',
  'from',
  'budget',
];
