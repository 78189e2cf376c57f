import { keepPreviousData, useQuery, useQueryClient } from '@forecourt/web-kit';
import { useReducer, useState } from 'react';
import { type StockPart, type StockPartRequest, stockPartQuery } from '../../../stock/get-stock-part.ts';
import type { StockPlace } from '../../../stock/stock-path.ts';
import { firstPartOf, firstPartQuery } from '../stock-request.ts';

/**
 * The parts of the stock that are loaded for a place, each a query of its own: when a visitor comes back to the list,
 * the parts seen before are in the cache and the page is as long as it was left.
 */
export function useStockParts(place: StockPlace) {
  const queryClient = useQueryClient();
  const [, partArrived] = useReducer((count: number) => count + 1, 0);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const first = useQuery({ ...firstPartQuery(place), placeholderData: keepPreviousData });

  const request = firstPartOf(place);
  const later: StockPartRequest[] = [];
  let last: StockPart | undefined = first.isPlaceholderData ? undefined : first.data;
  let next = last?.nextCursor ?? null;
  while (next !== null) {
    const nextRequest: StockPartRequest = { ...request, cursor: next };
    const part = queryClient.getQueryData<StockPart>(stockPartQuery(nextRequest).queryKey);
    if (!part) break;
    later.push(nextRequest);
    last = part;
    next = part.nextCursor;
  }

  const loadMore = async () => {
    if (next === null || state === 'loading') return;
    setState('loading');
    try {
      await queryClient.ensureQueryData(stockPartQuery({ ...request, cursor: next }));
      setState('idle');
      partArrived();
    } catch {
      setState('failed');
    }
  };

  return { first, request, later, next, state, loadMore };
}
