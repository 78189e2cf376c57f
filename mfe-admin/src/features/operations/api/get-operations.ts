import { SERVICES, type ServiceName, type ServiceOperations } from '@forecourt/contracts';
import { ApiError, apiOf, queryOptions } from '@forecourt/web-kit';
import { bearer } from '../../../session/bearer.ts';
import { storedToken } from '../../../session/token.ts';

const POLL_MS = 5_000;
/** A service that has not answered within this time does not answer, in milliseconds. */
const ANSWERS_WITHIN_MS = 6_000;

/** What a service tells of itself; `unchecked` if it cannot check who asks. */
export interface ServiceReport {
  readonly service: ServiceName;
  readonly told: ServiceOperations | 'down' | 'unchecked';
}

/**
 * GET /api/operations/{service} of every service, each by itself: one that is down leaves the others as they are. Polls without
 * asking anybody to sign in.
 */
export const operationsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'operations'],
    queryFn: ({ client }): Promise<readonly ServiceReport[]> =>
      Promise.all(
        SERVICES.map(async (service) => {
          const call = { headers: bearer(storedToken.current()), signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) };
          const asked = apiOf(client).json<ServiceOperations>(`/api/operations/${service}`, call);
          return { service, told: await asked.catch(withoutAnswer) };
        }),
      ),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });

const withoutAnswer = (error: unknown): 'down' | 'unchecked' => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'down';
  if (!(error instanceof ApiError) || error.status < 500) throw error;
  return error.problem?.code === 'SERVICE.SIGN_IN_UNCHECKED' ? 'unchecked' : 'down';
};
