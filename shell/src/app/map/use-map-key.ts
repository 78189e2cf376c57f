import type { PublicConfig } from '@forecourt/contracts';
import { apiOf, queryOptions, useQuery } from '@forecourt/web-kit';

const mapConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ client, signal }) => apiOf(client).json<PublicConfig>('/api/config', { signal }),
});

/** Why there is no map; the texts are literal (specification §8). */
const NO_KEY = 'Google Maps API key not configured';
const NO_CONFIG = 'Failed to load map configuration';

export type MapKey =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly reason: string }
  | { readonly state: 'known' };

/** Whether there is a key of the maps service, asked of the server once the page is in a browser. */
export function useMapKey(): MapKey {
  const { data, isError } = useQuery({ ...mapConfigQuery, enabled: typeof document !== 'undefined' });
  if (isError) return { state: 'error', reason: NO_CONFIG };
  if (!data) return { state: 'loading' };
  return data.googleMapsApiKey ? { state: 'known' } : { state: 'error', reason: NO_KEY };
}
