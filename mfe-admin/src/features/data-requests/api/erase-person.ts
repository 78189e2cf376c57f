import type { ErasePerson, Erasure } from '@forecourt/contracts';
import { useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';

/** POST /api/data-subject-request/erasure; idempotent, so that a retry gets the first answer. */
export function useErasePerson() {
  const client = useQueryClient();
  const { headersFor } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: (body: ErasePerson) =>
      staffApi.json<Erasure>('/api/data-subject-request/erasure', { method: 'POST', body, headers: headersFor(body) }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['staff', 'data-requests'] }),
        client.invalidateQueries({ queryKey: ['staff', 'enquiries'] }),
      ]),
  });
}
