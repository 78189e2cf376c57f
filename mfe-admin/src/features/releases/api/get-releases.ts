import type { ReleaseOverview } from '@forecourt/contracts';
import { apiOf, queryOptions } from '@forecourt/web-kit';
import { bearer } from '../../../session/bearer.ts';
import { storedToken } from '../../../session/token.ts';

const POLL_MS = 5_000;
const ANSWERS_WITHIN_MS = 6_000;

/** GET /api/releases: what is live of each micro-frontend. Polls without asking anybody to sign in. */
export const releasesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'releases'],
    queryFn: ({ client }) =>
      apiOf(client).json<readonly ReleaseOverview[]>('/api/releases', {
        headers: bearer(storedToken.current()),
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
