import { keepPreviousData, useQuery, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type StockPart, type StockPartRequest, stockPartQuery } from '../../../stock/get-stock-part.ts';
import type { StockPlace } from '../../../stock/stock-path.ts';
import { firstPartOf, firstPartQuery, PART_SIZE } from '../stock-request.ts';

/** Most pages of the list to print: some 480 vans on 30 sheets. */
export const PRINTED_PARTS = 20;

/** How many pages of the list were loaded when this history entry was left. */
const partsLoaded = (): number => history.state?.parts ?? 1;

/**
 * The loaded pages of the list at a place, each a query of its own. Their number is kept in the history entry: when a visitor
 * comes back to the list, it is as long as before.
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
      history.replaceState({ ...history.state, parts: later.length + 2 }, '');
      setState('idle');
      partArrived();
    } catch {
      setState('failed');
    }
  };

  const loadUpTo = async (most: number) => {
    let cursor = next;
    for (let parts = later.length + 1; cursor !== null && parts < most; parts += 1)
      cursor = (await queryClient.ensureQueryData(stockPartQuery({ ...request, cursor }))).nextCursor;
    partArrived();
  };
  /** Loads all pages, `PRINTED_PARTS` at most. */
  const loadAll = () => loadUpTo(PRINTED_PARTS);
  // What cannot be loaded now is offered as 'more vans' again.
  const loadAsBefore = useEffectEvent(() => void loadUpTo(partsLoaded()).catch(() => undefined));
  useEffect(() => loadAsBefore(), []);

  const offset = place.from?.offset ?? 0;
  const shown = next === null ? (first.data?.total ?? 0) : offset + PART_SIZE * (later.length + 1);
  return { first, later, next, state, loadMore, loadAll, offset, shown };
}
