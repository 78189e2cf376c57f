import { useQuery } from '@forecourt/web-kit';
import { useSyncExternalStore } from 'react';
import { statusQuery } from './get-status.ts';
import { storedToken } from './token.ts';

const unknown = () => undefined;

export type Session = 'checking' | 'out' | 'in' | 'failed';

/** Whether the user is signed in: checked on load, `checking` on the server. */
export function useSession(): { readonly session: Session; readonly retry: () => void } {
  const token = useSyncExternalStore<string | null | undefined>(storedToken.subscribe, storedToken.current, unknown);
  const { data, isError, refetch } = useQuery({ ...statusQuery(token ?? null), enabled: token !== undefined });
  const retry = () => void refetch();
  if (isError) return { session: 'failed', retry };
  if (!data) return { session: 'checking', retry };
  return { session: data.authenticated ? 'in' : 'out', retry };
}
