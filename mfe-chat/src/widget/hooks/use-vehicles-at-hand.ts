import { apiOf, useQueryClient } from '@forecourt/web-kit';
import { useEffect } from 'react';
import type { Message } from '../../conversation/message.ts';

/**
 * Prefetches the vans of the newest answer under the query key of their pages, so that View Details shows them at once. Product §7
 * prefetches the whole stock when the chat opens for the same purpose; these three are fresher and a hundredth of the data.
 */
export function useVehiclesAtHand(messages: readonly Message[]): void {
  const queryClient = useQueryClient();
  const vehicles = messages.at(-1)?.vehicles;
  useEffect(() => {
    for (const { id } of vehicles ?? []) {
      // The answer may be newer than what an earlier visit to the page has cached.
      queryClient.prefetchQuery({
        queryKey: ['vehicle', String(id)],
        queryFn: ({ client, signal }) => apiOf(client).json(`/api/vehicles/${id}`, { signal }),
        staleTime: 0,
      });
    }
  }, [vehicles, queryClient]);
}
