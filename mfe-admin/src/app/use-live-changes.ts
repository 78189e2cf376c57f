import { type QueryClient, useQueryClient } from '@forecourt/web-kit';
import { useEffect } from 'react';
import { dataRequestsQuery } from '../features/data-requests/api/get-data-requests.ts';
import { hearOfEnquiries, readNewest } from '../features/enquiries/api/hear-of-enquiries.ts';
import { todayKey } from '../features/today/api/get-today.ts';
import { type Due, inBatches } from '../live/batches.ts';
import { type FeedEvent, followChanges, SILENT_MS } from '../live/changes-feed.ts';
import { scheduledPostsQuery } from '../posts/get-scheduled-posts.ts';
import { signInAgain } from '../session/sign-in-again.ts';
import { vehiclesQuery } from '../stock/get-vehicles.ts';
import { hearOfVehicles } from '../stock/hear-of-vehicles.ts';

/** How often new enquiries are asked for while nothing is heard of changes. */
const POLL_MS = 60_000;

/**
 * Shows what others change without a reload, also that the session is over, and nothing that is being typed is lost: lists are
 * changed, forms are not.
 */
export function useLiveChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const closing = new AbortController();
    let heardAt = Number.NEGATIVE_INFINITY;
    const add = inBatches((batch) => apply(client, batch));
    const hear = (event: FeedEvent) => {
      if (event.type === 'change') add(event.change);
      if (event.type === 'over') signInAgain.sessionIsOver(event.token);
      if (event.type === 'again') catchUp(client, heardAt > 0);
      heardAt = performance.now();
    };
    followChanges(closing.signal, hear);
    const timer = setInterval(() => {
      const isHeard = performance.now() - heardAt < SILENT_MS;
      if (!isHeard && document.visibilityState === 'visible') void readNewest(client, false);
    }, POLL_MS);
    return () => {
      closing.abort();
      clearInterval(timer);
    };
  }, [client]);
}

async function apply(client: QueryClient, batch: readonly Due[]): Promise<readonly Due[]> {
  const of = (wanted: Due['kind']) => batch.filter(({ kind }) => kind === wanted);
  if (of('data-request').length > 0) void client.invalidateQueries({ queryKey: dataRequestsQuery().queryKey });
  if (of('vehicle').length > 0) void client.invalidateQueries({ queryKey: scheduledPostsQuery().queryKey });
  for (const kind of ['vehicle', 'enquiry'] as const)
    if (of(kind).length > 0) void client.invalidateQueries({ queryKey: todayKey(kind) });
  const left = await Promise.all([hearOfVehicles(client, of('vehicle')), hearOfEnquiries(client, of('enquiry'))]);
  return left.flat();
}

/** @param hasMissed changes may have been missed since the screen was read. */
function catchUp(client: QueryClient, hasMissed: boolean): void {
  void readNewest(client, true);
  if (!hasMissed) return;
  void client.invalidateQueries({ queryKey: todayKey() });
  void client.invalidateQueries({ queryKey: vehiclesQuery().queryKey });
  void client.invalidateQueries({ queryKey: scheduledPostsQuery().queryKey });
  void client.invalidateQueries({ queryKey: dataRequestsQuery().queryKey });
}
