import { type Enquiry, NEXT_CURSOR_HEADER } from '@forecourt/contracts';
import { apiOf, type QueryClient, queryOptions } from '@forecourt/web-kit';
import { bearer } from '../../../session/bearer.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { storedToken } from '../../../session/token.ts';

const PART = 50;
const POLL_MS = 60_000;

export interface EnquiryPart {
  readonly enquiries: readonly Enquiry[];
  /** The cursor of the next older page; null on the last. */
  readonly nextCursor: string | null;
}

const KEY = ['staff', 'enquiries', 'list'];

const pathOf = (query: string, cursor: string | null): string => {
  const params = new URLSearchParams(query);
  params.set('limit', String(PART));
  if (cursor !== null) params.set('cursor', cursor);
  return `/api/inquiries?${params}`;
};

/** GET /api/inquiries: a page of the filtered enquiries, by default the newest. */
export const enquiriesQuery = (query: string, cursor: string | null) =>
  queryOptions({
    queryKey: [...KEY, query, cursor],
    queryFn: async ({ signal }): Promise<EnquiryPart> => {
      const answer = await staffApi.request(pathOf(query, cursor), { signal });
      return { enquiries: (await answer.json()) as Enquiry[], nextCursor: answer.headers.get(NEXT_CURSOR_HEADER) };
    },
    refetchOnMount: 'always',
  });

/**
 * Polls the newest enquiries every minute and when the window gets the focus. Failures are silent, so that polling never asks
 * anybody to sign in.
 */
export const arrivalsQuery = (query: string) =>
  queryOptions({
    queryKey: ['staff', 'enquiries', 'arrivals', query],
    queryFn: async ({ client, signal }): Promise<readonly Enquiry[]> =>
      apiOf(client).json(pathOf(query, null), { headers: bearer(storedToken.current()), signal }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });

/** Applies a change of one enquiry to all loaded pages. */
export function putEnquiry(client: QueryClient, id: number, change: (enquiry: Enquiry) => Enquiry): void {
  client.setQueriesData<EnquiryPart>(
    { queryKey: KEY },
    (part) => part && { ...part, enquiries: part.enquiries.map((enquiry) => (enquiry.id === id ? change(enquiry) : enquiry)) },
  );
}

/** As it is shown now. */
export function shownEnquiry(client: QueryClient, id: number): Enquiry | undefined {
  for (const [, part] of client.getQueriesData<EnquiryPart>({ queryKey: KEY })) {
    const found = part?.enquiries.find((enquiry) => enquiry.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Refetches what is on the screen after a conflict. */
export const readEnquiriesAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['staff', 'enquiries'] });
