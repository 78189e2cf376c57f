import type { HeldData, Person } from '@forecourt/contracts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { staffApi } from '../../../session/staff-api.ts';

/** POST /api/data-subject-request/person: everything held on somebody. */
export function useFindPerson() {
  return useSingleMutation({
    mutationFn: (person: Person) => staffApi.json<HeldData>('/api/data-subject-request/person', { method: 'POST', body: person }),
  });
}
