import type { Enquiry } from '@forecourt/contracts';
import { ApiError, apiOf, type QueryClient } from '@forecourt/web-kit';
import { type Due, MANY } from '../../../live/batches.ts';
import { bearer } from '../../../session/bearer.ts';
import { storedToken } from '../../../session/token.ts';
import { areTied } from '../tied.ts';
import { ARRIVALS_KEY, isListLoading, putEnquiry, shownEnquiries } from './get-enquiries.ts';
import { COUNTS_KEY, newEnquiriesQuery } from './get-enquiry-counts.ts';

/** Brings enquiries on the screen up to date that others have changed, and the numbers of all. @returns those to look at again. */
export async function hearOfEnquiries(client: QueryClient, changes: readonly Due[]): Promise<readonly Due[]> {
  if (changes.some(({ tries }) => tries === undefined)) {
    void client.invalidateQueries({ queryKey: COUNTS_KEY });
    void client.invalidateQueries({ queryKey: ARRIVALS_KEY });
  }
  // What is on its way may be older than the change.
  if (isListLoading(client)) return changes;
  if (shownEnquiries(client).length === 0) return [];
  const heard = await Promise.all(changes.slice(0, MANY).map((change) => hearOf(client, change)));
  const stored = heard.flatMap((one) => one.stored ?? []);
  const isNamed = ({ id }: Enquiry) => changes.some((change) => Number(change.id) === id);
  // Also those that a corrected address ties to an enquiry that is not on the screen.
  const tied = shownEnquiries(client).filter((shown) => !isNamed(shown) && stored.some((one) => areTied(shown, one)));
  const read = await Promise.all(tied.slice(0, MANY).map(({ id }) => hearOf(client, { kind: 'enquiry', id: String(id) })));
  return [...[...heard, ...read].flatMap(({ left }) => left ?? []), ...changes.slice(MANY)];
}

/** Either as it is stored now, or `left`: to be looked at again. */
interface Heard {
  readonly stored?: Enquiry;
  readonly left?: Due;
}

async function hearOf(client: QueryClient, change: Due): Promise<Heard> {
  const id = Number(change.id);
  const isChanging = () => client.isMutating({ mutationKey: ['staff', 'change-enquiry', id] }) > 0;
  if (isChanging()) return { left: change };
  const headers = bearer(storedToken.current());
  try {
    const stored = await apiOf(client).json<Enquiry>(`/api/inquiries/${id}`, { headers });
    if (isChanging()) return { left: change };
    putNewer(client, stored);
    return { stored };
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    return isGone ? {} : { left: change };
  }
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
