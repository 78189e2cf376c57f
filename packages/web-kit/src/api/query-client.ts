import { QueryClient } from '@tanstack/react-query';
import { type Api, bindApi } from './api.ts';

/** The `meta` of a query that only `Static` parts of a page read: its answer is not sent to the browser a second time. */
export const SERVER_ONLY = { serverOnly: true };

const FIVE_MINUTES = 5 * 60_000;

/** Query defaults of product §7: never stale, no refetch, no retries; kept 5 minutes after the last use (§9). */
export function createQueryClient(api: Api): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        // On the server a timer per query would outlive the request.
        gcTime: typeof document === 'undefined' ? Number.POSITIVE_INFINITY : FIVE_MINUTES,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        // Offline, a query fails and its page says so, instead of waiting silently.
        networkMode: 'always',
      },
      // Offline, a change fails at once too: held back, it would be sent later, after its dialog was closed.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  bindApi(queryClient, api);
  return queryClient;
}
