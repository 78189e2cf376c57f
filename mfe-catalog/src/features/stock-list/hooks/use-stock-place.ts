import { useLocation, useNavigate, useNavigation } from '@forecourt/web-kit';
import { useMemo } from 'react';
import type { StockFilters } from '../../../stock/stock-filters.ts';
import { type StockPlace, stockPath } from '../../../stock/stock-path.ts';
import { readStockPlace } from '../stock-request.ts';

interface ShowOptions {
  /** Typing replaces the address, so that "back" does not go through every letter. */
  readonly replace?: boolean;
}

/**
 * The place in the stock that the address names, and the way to another. While the next one is being fetched it is
 * already the current one here, so that a tick shows at once.
 */
export function useStockPlace() {
  const location = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const address = next?.pathname === location.pathname ? next.search : location.search;
  const place = useMemo(() => readStockPlace(new URLSearchParams(address)), [address]);

  const show = (change: Partial<StockPlace>, { replace = false }: ShowOptions = {}) =>
    navigate(stockPath({ ...place, from: null, ...change }), { replace, preventScrollReset: true });
  const filter = (change: Partial<StockFilters>, options?: ShowOptions) =>
    show({ filters: { ...place.filters, ...change } }, options);

  return { place, show, filter };
}
