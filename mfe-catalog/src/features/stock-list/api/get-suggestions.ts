import type { VehicleSuggestion } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';

/** Typing help for what has been typed so far. An answer nobody waits for any more is cancelled. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['suggestions', typed],
    queryFn: ({ client, signal }) =>
      apiOf(client).json<VehicleSuggestion[]>(`/api/vehicles/suggestions?q=${encodeURIComponent(typed)}`, { signal }),
    enabled: typed !== '',
  });
