import type { SignedIn } from '@forecourt/contracts';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { statusQuery } from './get-status.ts';
import { storedToken } from './token.ts';

/** What follows when a login is complete: the token is kept. */
export function useEnter(onSignedIn?: () => void) {
  const client = useQueryClient();
  return ({ token, message }: SignedIn) => {
    client.setQueryData(statusQuery(token).queryKey, { authenticated: true });
    storedToken.keep(token);
    showToast({ title: message });
    onSignedIn?.();
  };
}
