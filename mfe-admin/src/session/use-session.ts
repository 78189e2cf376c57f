import { useQuery } from '@forecourt/web-kit';
import { useSyncExternalStore } from 'react';
import { statusQuery } from './get-status.ts';
import { isSameAccount } from './own-account.ts';
import { storedToken } from './token.ts';

const unknown = () => undefined;

export type Session = 'checking' | 'out' | 'in' | 'failed';

/** Whether the user is signed in: checked on load, `checking` on the server. */
export function useSession(): { readonly session: Session; readonly retry: () => void } {
  const token = useSyncExternalStore<string | null | undefined>(storedToken.subscribe, storedToken.current, unknown);
  const { data, isError, refetch } = useQuery({
    ...statusQuery(token ?? null),
    enabled: token !== undefined,
    // Whoever has logged in again in another tab keeps what is open in this one.
    placeholderData: (before, query) => {
      const last = query?.queryKey[1];
      return token && last && isSameAccount(token, last) ? before : undefined;
    },
  });
  const retry = () => void refetch();
  if (isError) return { session: 'failed', retry };
  if (!data) return { session: 'checking', retry };
  return { session: data.authenticated ? 'in' : 'out', retry };
}
