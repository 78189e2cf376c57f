import type { ChangePassword, OwnAccount } from '@forecourt/contracts';
import { queryOptions, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { sessionsQuery } from './get-sessions.ts';

/** GET /api/admin/account: how the user's own account logs in. */
export const ownAccountQuery = queryOptions({
  queryKey: ['staff', 'own-account'],
  queryFn: ({ signal }) => staffApi.json<OwnAccount>('/api/admin/account', { signal }),
});

/** POST /api/admin/password: this session goes on, and the others end. */
export function useChangePassword(onChanged: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ChangePassword) => staffApi.request('/api/admin/password', { method: 'POST', body }),
    onSuccess: () => {
      showToast({ title: 'Password changed', text: 'You stay logged in here, and are logged out everywhere else.' });
      onChanged();
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
