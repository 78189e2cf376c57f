import type { MailState } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';
import { bearer } from '../session/bearer.ts';
import { storedToken } from '../session/token.ts';

/** GET /api/inquiries/mail. A failure is not shown: nothing is claimed then. */
export const mailStateQuery = queryOptions({
  queryKey: ['staff', 'mail'],
  queryFn: ({ client, signal }) =>
    apiOf(client).json<MailState>('/api/inquiries/mail', { headers: bearer(storedToken.current()), signal }),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});
