import type { Enquiry } from '@forecourt/contracts';
import { apiOf, type QueryClient } from '@forecourt/web-kit';
import { type Due, MANY } from '../../../live/batches.ts';
import { bearer } from '../../../session/bearer.ts';
import { storedToken } from '../../../session/token.ts';
import { ARRIVALS_KEY, isListLoading, putEnquiry, shownEnquiry } from './get-enquiries.ts';
import { COUNTS_KEY, newEnquiriesQuery } from './get-enquiry-counts.ts';

/** Brings enquiries on the screen up to date that others have changed, and the numbers of all. @returns those to look at again. */
export async function hearOfEnquiries(client: QueryClient, changes: readonly Due[]): Promise<readonly Due[]> {
  if (changes.some(({ tries }) => tries === undefined)) {
    void client.invalidateQueries({ queryKey: COUNTS_KEY });
    void client.invalidateQueries({ queryKey: ARRIVALS_KEY });
  }
  // What is on its way may be older than the change.
  if (isListLoading(client)) return changes;
  const shown = changes.filter(({ id }) => shownEnquiry(client, Number(id)));
  const left = await Promise.all(shown.slice(0, MANY).map((change) => hearOf(client, change)));
  return [...left.flat(), ...shown.slice(MANY)];
}

async function hearOf(client: QueryClient, change: Due): Promise<readonly Due[]> {
  const id = Number(change.id);
  const isChanging = () => client.isMutating({ mutationKey: ['staff', 'change-enquiry', id] }) > 0;
  if (isChanging()) return [change];
  const headers = bearer(storedToken.current());
  const stored = await apiOf(client)
    .json<Enquiry>(`/api/inquiries/${id}`, { headers })
    .catch(() => null);
  if (stored === null || isChanging()) return [change];
  putNewer(client, stored);
  return [];
}

/** Reads the newest enquiries and how many are new; those on the screen are brought up to date and stay where they are. */
export async function readNewest(client: QueryClient, isComplete: boolean): Promise<void> {
  const keepAnswer = { cancelRefetch: false };
  const counts = client.invalidateQueries({ queryKey: isComplete ? COUNTS_KEY : newEnquiriesQuery().queryKey }, keepAnswer);
  await Promise.all([counts, client.invalidateQueries({ queryKey: ARRIVALS_KEY }, keepAnswer)]);
  const newest = client.getQueriesData<readonly Enquiry[]>({ queryKey: ARRIVALS_KEY });
  for (const enquiry of newest.flatMap(([, enquiries]) => enquiries ?? [])) putNewer(client, enquiry);
}

const putNewer = (client: QueryClient, stored: Enquiry): void =>
  putEnquiry(client, stored.id, (now) => (stored.version < now.version ? now : stored));
