import { apiOf, dismissToast, showToast, toasts, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../calls/use-single-mutation.ts';
import { drafts } from '../unsaved/drafts.ts';
import { bearer } from './bearer.ts';
import { storedToken } from './token.ts';

/** POST /api/admin/logout. The token goes in any case (product §4), and with it all that was read with it. */
export function useSignOut() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => apiOf(client).json('/api/admin/logout', { method: 'POST', headers: bearer(storedToken.current()) }),
    // What it says is of no use to whoever logs in next.
    onMutate: () => dismissToast(toasts.current()?.id ?? 0),
    onError: () => showToast({ tone: 'error', title: 'Logout failed', text: 'Please try again' }),
    onSettled: () => {
      client.clear();
      drafts.forgetAll();
      storedToken.keep(null);
    },
  });
}
