import { NEXT_CURSOR_HEADER, type ReleaseChange } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

const EACH_PAGE = 20;

export interface HistoryPage {
  readonly changes: readonly ReleaseChange[];
  /** The cursor of the next older page; null on the last. */
  readonly nextCursor: string | null;
}

/**
 * GET /api/releases/{name}/history: a page of it, by default the newest.
 * @param serial of the state that is shown: after a change the history is read again.
 */
export const historyQuery = (name: string, serial: number, cursor: string | null) =>
  queryOptions({
    queryKey: ['staff', 'release-history', name, serial, cursor],
    queryFn: async ({ signal }): Promise<HistoryPage> => {
      const query = new URLSearchParams({ limit: String(EACH_PAGE), ...(cursor && { cursor }) });
      const answer = await staffApi.request(`/api/releases/${name}/history?${query}`, { signal });
      return { changes: (await answer.json()) as ReleaseChange[], nextCursor: answer.headers.get(NEXT_CURSOR_HEADER) };
    },
  });
