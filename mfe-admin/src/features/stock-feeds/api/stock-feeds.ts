import type { StockFeed, StockFeedName } from '@forecourt/contracts';
import { queryOptions, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';

/** GET /api/feeds; forgotten once the dialog is closed, because readers fetch them meanwhile. */
export const stockFeedsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'stock-feeds'],
    queryFn: ({ signal }) => staffApi.json<StockFeed[]>('/api/feeds', { signal }),
    gcTime: 0,
  });

const OFF = { address: null, madeAt: null, lastFetchedAt: null };

/** Gives a feed a new address, or turns it off. The dialog shows what is wrong. */
export function useChangeFeed(name: StockFeedName) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: async (change: 'renew' | 'turn off'): Promise<Partial<StockFeed>> => {
      if (change === 'renew') return staffApi.json<StockFeed>(`/api/feeds/${name}`, { method: 'PUT' });
      await staffApi.request(`/api/feeds/${name}`, { method: 'DELETE' });
      return OFF;
    },
    onSuccess: (changed) =>
      client.setQueryData(stockFeedsQuery().queryKey, (feeds) =>
        feeds?.map((feed) => (feed.name === name ? { ...feed, ...changed } : feed)),
      ),
  });
}
