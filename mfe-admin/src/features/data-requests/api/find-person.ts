import type { HeldData, Person } from '@forecourt/contracts';
import { useMutation, useQueryClient } from '@forecourt/web-kit';
import { staffApiOf } from '../../../session/staff-api.ts';

/** POST /api/data-subject-request/person: everything held on somebody. */
export function useFindPerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (person: Person) =>
      staffApiOf(client).json<HeldData>('/api/data-subject-request/person', { method: 'POST', body: person }),
  });
}
