import type { PublicConfig } from '@forecourt/contracts';
import { apiOf, queryOptions, useQuery } from '@forecourt/web-kit';
import { useEffect } from 'react';

const mapConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ client, signal }) => apiOf(client).json<PublicConfig>('/api/config', { signal }),
});

/**
 * Whether there is a key for the map service, asked of the server once the page is in a browser. Visitors are told only
 * that there is no map; why is in the console and, for a key that was never set, in the shell's log (D41).
 */
export function useMapKey(): 'loading' | 'missing' | 'known' {
  const { data, error } = useQuery({ ...mapConfigQuery, enabled: typeof document !== 'undefined' });
  useEffect(() => {
    if (error) reportError(new Error('Failed to load map configuration', { cause: error }));
  }, [error]);
  if (error) return 'missing';
  if (!data) return 'loading';
  return data.googleMapsApiKey ? 'known' : 'missing';
}
