import type { PublicConfig } from '@forecourt/contracts';
import { apiOf, queryOptions, useQuery } from '@forecourt/web-kit';
import { useEffect } from 'react';

const mapConfigQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ client, signal }) => apiOf(client).json<PublicConfig>('/api/config', { signal }),
});

/**
 * Whether the map service has a key, which the browser asks the server. Visitors see only that there is no map; the reason is in
 * the console and, if no key was configured, in the shell's log (D41).
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
