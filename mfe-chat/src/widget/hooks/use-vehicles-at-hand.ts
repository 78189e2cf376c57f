import { apiOf, useQueryClient } from '@forecourt/web-kit';
import { useEffect } from 'react';
import type { Message } from '../../conversation/message.ts';

/**
 * Fetches the vans of the newest answer, so that View Details shows them at once. The key is the one under which a
 * vehicle's page looks for its van. Product §7 prefetches the whole stock when the chat opens, for the same end: the
 * three vans that can be opened are fresher, and a hundredth of it.
 */
export function useVehiclesAtHand(messages: readonly Message[]): void {
  const queryClient = useQueryClient();
  const vehicles = messages.at(-1)?.vehicles;
  useEffect(() => {
    for (const { id } of vehicles ?? []) {
      // The answer may be newer than what an earlier visit to the page has left.
      queryClient.prefetchQuery({
        queryKey: ['vehicle', String(id)],
        queryFn: ({ client, signal }) => apiOf(client).json(`/api/vehicles/${id}`, { signal }),
        staleTime: 0,
      });
    }
  }, [vehicles, queryClient]);
}
