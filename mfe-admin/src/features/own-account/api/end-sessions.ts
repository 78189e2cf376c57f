import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { sessionsQuery } from './get-sessions.ts';

/**
 * DELETE /api/admin/sessions/{id}, or all but this one. Pending until the list has been read again.
 * @param id null for all others.
 * @param onEnded the button that was pressed is about to go.
 */
export function useEndSessions(id: string | null, onEnded: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => staffApi.request(`/api/admin/sessions${id === null ? '' : `/${id}`}`, { method: 'DELETE' }),
    onSuccess: () => {
      showToast({ title: id === null ? 'Logged out everywhere else' : 'Logged out there' });
      onEnded();
    },
    onError: (error) => showToast({ tone: 'error', title: 'Logout failed', text: whyNot(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
