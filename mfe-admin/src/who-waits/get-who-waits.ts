import { type Enquiry, type EnquiryCounts, NEXT_CURSOR_HEADER, OPEN_STATUSES } from '@forecourt/contracts';
import { type QueryClient, queryOptions } from '@forecourt/web-kit';
import { mayI } from '../session/own-account.ts';
import { staffApi } from '../session/staff-api.ts';
import { type WhoWaits, whoWaitsFor, whoWaitsInWords } from './who-waits-in-words.ts';

/** More people than are ever after one van. */
const LISTED = 50;
/** How long the news that a van is sold waits for who waits for it, in milliseconds. */
const NEWS_WAITS_MS = 2_000;

async function countWhoWaits(vehicleId: string, signal: AbortSignal): Promise<WhoWaits> {
  const counts = await staffApi.json<EnquiryCounts>(`/api/inquiries/counts?vehicleId=${vehicleId}`, { signal });
  const enquiries = OPEN_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return { enquiries, appointments: counts.appointment, one: null };
}

/** Who has an open enquiry about these vans: of one van their names, of many only how many enquiries there are. */
export const whoWaitsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['staff', 'enquiries', 'who-waits', ...ids],
    queryFn: async ({ signal }): Promise<WhoWaits> => {
      const vehicleId = ids.join(',');
      if (ids.length !== 1) return countWhoWaits(vehicleId, signal);
      const query = new URLSearchParams({ vehicleId, status: OPEN_STATUSES.join(','), limit: String(LISTED) });
      const answer = await staffApi.request(`/api/inquiries?${query}`, { signal });
      const open = (await answer.json()) as Enquiry[];
      return answer.headers.get(NEXT_CURSOR_HEADER) !== null ? countWhoWaits(vehicleId, signal) : whoWaitsFor(open, Date.now());
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });

/** The list of them. */
export const whoWaitsAddress = (ids: readonly number[]): string => `/admin?tab=inquiries&status=open&vehicle=${ids.join(',')}`;

/** What a toast says of who waits for vans that are gone now: nothing if nobody does, or it cannot be told soon. */
export async function whoWaitsNews(client: QueryClient, ids: readonly number[]) {
  if (ids.length === 0 || !mayI('enquiries.read')) return null;
  const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), NEWS_WAITS_MS));
  const waiting = await Promise.race([client.fetchQuery(whoWaitsQuery(ids)).catch(() => null), tooLong]);
  const words = waiting && whoWaitsInWords(waiting, Date.now());
  return words === null ? null : { text: `${words}.`, link: { label: 'See enquiries', to: whoWaitsAddress(ids) } };
}
