import { useLocation, useNavigate } from '@forecourt/web-kit';
import { useMemo, useState } from 'react';
import type { StockFilters } from '../../../stock/stock-filters.ts';
import { stockPath } from '../../../stock/stock-path.ts';
import { readStockPlace } from '../stock-request.ts';

interface FilterOptions {
  /** What is typed makes one entry in the history, so that "back" does not go through every pause in typing. */
  readonly typed?: boolean;
  /** All that is set in the sheet makes one entry too: Back has closed the sheet first. */
  readonly inSheet?: boolean;
}

/** Changes some of the filters. */
export type ApplyFilter = (change: Partial<StockFilters>, options?: FilterOptions) => void;

/** The filters there are, and the way to change them. */
export interface FilterPlace {
  readonly filters: StockFilters;
  readonly onFilter: ApplyFilter;
}

/**
 * The place in the stock that the address names, and the way to another. From the moment of asking it is the place
 * asked for, although the address follows a little later: a tick shows at once.
 */
export function useStockPlace() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly key: string; readonly search: string } | null>(null);
  // Forgotten once the address has moved: coming back to this entry later must not ask for the same again.
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
