import { useLocation, useNavigate } from '@forecourt/web-kit';
import { useMemo, useState } from 'react';
import type { StockFilters } from '../../../stock/stock-filters.ts';
import { stockPath } from '../../../stock/stock-path.ts';
import { readStockPlace } from '../stock-request.ts';

interface FilterOptions {
  /** Typing creates a single history entry, so that Back does not go through every pause. */
  readonly typed?: boolean;
  /** All changes in the sheet create a single entry too: Back has closed the sheet first. */
  readonly inSheet?: boolean;
}

/** Changes some of the filters. */
export type ApplyFilter = (change: Partial<StockFilters>, options?: FilterOptions) => void;

/** The filters, and how to change them. */
export interface FilterPlace {
  readonly filters: StockFilters;
  readonly onFilter: ApplyFilter;
}

/**
 * The place in the stock that the address describes, and how to go to another. It is the requested place at once, although the
 * address follows a little later, so that a tick shows immediately.
 */
export function useStockPlace() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly key: string; readonly search: string } | null>(null);
  // Reset once the address has changed: coming back to this entry later must not repeat the request.
  if (asked && asked.key !== key) setAsked(null);
  const address = asked?.key === key ? asked.search : search;
  const place = useMemo(() => readStockPlace(new URLSearchParams(address)), [address]);

  const filter: ApplyFilter = (change, { typed = false, inSheet = false } = {}) => {
    const path = stockPath({ ...place, filters: { ...place.filters, ...change }, from: null });
    setAsked({ key, search: path.replace(/^[^?]*/, '') });
    const replace = inSheet || (typed && (state as FilterOptions | null)?.typed === true);
    void navigate(path, { replace, preventScrollReset: true, state: { typed } });
  };

  return { place, filter };
}
