import { type DeadLetter, NEXT_CURSOR_HEADER, type ServiceName } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

export interface DeadLetterPage {
  readonly letters: readonly DeadLetter[];
  /** Whether more wait than are listed. */
  readonly hasMore: boolean;
}

/** GET /api/operations/{service}/dead-letters: the oldest of a group. Not polled, so that nothing moves while it is read. */
export const deadLettersQuery = (service: ServiceName, group: string) =>
  queryOptions({
    queryKey: ['staff', 'dead-letters', service, group],
    queryFn: async ({ signal }): Promise<DeadLetterPage> => {
      const answer = await staffApi.request(`/api/operations/${service}/dead-letters?group=${group}`, { signal });
      return { letters: (await answer.json()) as DeadLetter[], hasMore: answer.headers.get(NEXT_CURSOR_HEADER) !== null };
    },
    refetchOnMount: 'always',
  });
