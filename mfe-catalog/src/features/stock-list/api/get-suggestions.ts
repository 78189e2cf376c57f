import type { VehicleSuggestion } from '@forecourt/contracts';
import { MAX_SEARCH_LENGTH } from '@forecourt/rules';
import { apiOf, queryOptions } from '@forecourt/web-kit';

/** Suggestions for what has been typed so far. Aborted when nobody waits for the answer any more. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['suggestions', typed],
    queryFn: ({ client, signal }) =>
      apiOf(client).json<VehicleSuggestion[]>(`/api/vehicles/suggestions?q=${encodeURIComponent(typed)}`, { signal }),
    enabled: typed !== '' && typed.length <= MAX_SEARCH_LENGTH,
  });
