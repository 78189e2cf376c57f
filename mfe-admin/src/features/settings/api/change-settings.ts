import type { ChangeDealership, DealershipState, RestoreDealership } from '@forecourt/contracts';
import { ApiError, showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { settingsQuery } from './get-settings.ts';
import { leavePreview } from './leave-preview.ts';

/** A change of the settings: new values, or those of an earlier version. */
export type SettingsCall =
  | { readonly method: 'PUT'; readonly body: ChangeDealership }
  | { readonly method: 'POST'; readonly body: RestoreDealership };

/** PUT /api/dealership, or POST /api/dealership/restore. The dialog shows what is wrong. */
export function useChangeSettings() {
  const client = useQueryClient();
  const { queryKey } = settingsQuery();
  return useSingleMutation({
    mutationFn: ({ method, body }: SettingsCall) =>
      staffApi.json<DealershipState>(method === 'PUT' ? '/api/dealership' : '/api/dealership/restore', { method, body }),
    onSuccess: (state) => {
      client.setQueryData(queryKey, state);
      void leavePreview();
      showToast({ title: 'Settings saved', text: 'Visitors see them from now on.' });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries({ queryKey });
    },
  });
}
