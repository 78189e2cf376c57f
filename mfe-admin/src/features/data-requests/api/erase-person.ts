import type { ErasePerson, Erasure } from '@forecourt/contracts';
import { useQueryClient } from '@forecourt/web-kit';
import { useRef } from 'react';
import { newIdempotencyKey } from '../../../calls/idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';

/** POST /api/data-subject-request/erasure; idempotent, so that a retry gets the first answer. */
export function useErasePerson() {
  const client = useQueryClient();
  const last = useRef({ asked: '', key: '' });
  return useSingleMutation({
    mutationFn: (body: ErasePerson) => {
      const asked = JSON.stringify(body);
      if (last.current.asked !== asked) last.current = { asked, key: newIdempotencyKey() };
      const headers = { 'idempotency-key': last.current.key };
      return staffApi.json<Erasure>('/api/data-subject-request/erasure', { method: 'POST', body, headers });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['staff', 'data-requests'] }),
        client.invalidateQueries({ queryKey: ['staff', 'enquiries'] }),
      ]),
  });
}
