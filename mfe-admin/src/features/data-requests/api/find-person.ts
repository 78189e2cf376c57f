import type { HeldData, Person } from '@forecourt/contracts';
import { useMutation } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** POST /api/data-subject-request/person: everything held on somebody. */
export function useFindPerson() {
  return useMutation({
    mutationFn: (person: Person) => staffApi.json<HeldData>('/api/data-subject-request/person', { method: 'POST', body: person }),
  });
}
