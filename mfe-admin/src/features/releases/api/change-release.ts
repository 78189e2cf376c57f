import type { ReleaseLock, ReleaseState, ReleaseUnlock, Rollback } from '@forecourt/contracts';
import { showToast, type ToastMessage, useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { releasesQuery } from './get-releases.ts';

/** A change of what is live, or of what may change. */
export type ReleaseCall =
  | { readonly verb: 'rollback'; readonly body: Rollback }
  | { readonly verb: 'lock'; readonly body: ReleaseLock }
  | { readonly verb: 'unlock'; readonly body: ReleaseUnlock };

/** POST /api/releases/{name}/{verb}. Pending until what holds then has been read; the dialog shows what is wrong. */
export function useChangeRelease(name: string, done: ToastMessage) {
  const client = useQueryClient();
  const { headersFor } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: ({ verb, body }: ReleaseCall) =>
      staffApi.json<ReleaseState>(`/api/releases/${name}/${verb}`, { method: 'POST', body, headers: headersFor(body) }),
    onSuccess: () => showToast(done),
    onSettled: () => client.invalidateQueries({ queryKey: releasesQuery().queryKey }),
  });
}
