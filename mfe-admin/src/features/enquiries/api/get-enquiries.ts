import { type Enquiry, type EnquirySort, NEXT_CURSOR_HEADER } from '@forecourt/contracts';
import { apiOf, type QueryClient, queryOptions } from '@forecourt/web-kit';
import { bearer } from '../../../session/bearer.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { storedToken } from '../../../session/token.ts';

const PART = 50;

export interface EnquiryPart {
  readonly enquiries: readonly Enquiry[];
  /** The cursor of the next older page; null on the last. */
  readonly nextCursor: string | null;
}

const KEY = ['staff', 'enquiries', 'list'];
export const ARRIVALS_KEY: readonly string[] = ['staff', 'enquiries', 'arrivals'];

/** The query of a list in this order; the newest first is how the server answers without one. */
export const listQueryOf = (filter: string, sort: EnquirySort): string => (sort === 'newest' ? filter : `${filter}&sort=${sort}`);

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

/** The newest enquiries, read again when there may be others (`readNewest`). Failures are silent and never ask anybody to sign in. */
export const arrivalsQuery = (query: string) =>
  queryOptions({
    queryKey: [...ARRIVALS_KEY, query],
    queryFn: async ({ client, signal }): Promise<readonly Enquiry[]> =>
      apiOf(client).json(pathOf(query, null), { headers: bearer(storedToken.current()), signal }),
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

/** Whether a part of the list is on its way. */
export const isListLoading = (client: QueryClient): boolean => client.isFetching({ queryKey: KEY }) > 0;

/** Those of all lists that are loaded; none twice. A list that is not on the screen is not read again and may have an older version. */
export function shownEnquiries(client: QueryClient): Enquiry[] {
  const newest = new Map<number, Enquiry>();
  for (const [, part] of client.getQueriesData<EnquiryPart>({ queryKey: KEY }))
    for (const enquiry of part?.enquiries ?? [])
      if ((newest.get(enquiry.id)?.version ?? 0) <= enquiry.version) newest.set(enquiry.id, enquiry);
  return [...newest.values()];
}

/** As it is shown now. */
export const shownEnquiry = (client: QueryClient, id: number): Enquiry | undefined =>
  shownEnquiries(client).find((enquiry) => enquiry.id === id);

/** Refetches what is on the screen, as after a conflict. */
export const readEnquiriesAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['staff', 'enquiries'] });
