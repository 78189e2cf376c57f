import type { ChangeScheduledPost, ScheduledPost, SchedulePost, SocialPost, ToldFacts } from '@forecourt/contracts';
import { ApiError, type QueryClient, showToast, useQueryClient } from '@forecourt/web-kit';
import { useIdempotencyKey } from '../../../calls/use-idempotency-key.ts';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { scheduledPostsQuery } from '../../../posts/get-scheduled-posts.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { vehiclesQuery } from '../../../stock/get-vehicles.ts';
import { whatHappens } from '../channel-words.ts';
import { toldFacts } from '../told-facts.ts';
import { postsQuery } from './get-posts.ts';

const ADDRESS = '/api/social-media-publish/scheduled';

const saysThat = (error: unknown, code: string): boolean => error instanceof ApiError && error.problem?.code === code;

const readAgain = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: scheduledPostsQuery().queryKey });

/** The author has been told that the van has changed: what is sent next is about the van as it is now. */
async function tellFacts(client: QueryClient, vehicleId: number, tell: (facts: ToldFacts) => void): Promise<void> {
  await client.invalidateQueries({ queryKey: vehiclesQuery().queryKey });
  const vehicle = client.getQueryData(vehiclesQuery().queryKey)?.find(({ id }) => id === vehicleId);
  if (vehicle) tell(toldFacts(vehicle));
}

/** POST /api/social-media-publish/scheduled, with the same key until the outcome is known. */
export function useSchedulePost(onScheduled: () => void, tell: (facts: ToldFacts) => void) {
  const client = useQueryClient();
  const { headersFor, forget } = useIdempotencyKey();
  return useSingleMutation({
    mutationFn: (body: SchedulePost) =>
      staffApi.json<ScheduledPost>(ADDRESS, { method: 'POST', body, headers: headersFor(body) }),
    onSuccess: (post) => {
      forget();
      showToast({ title: 'Post scheduled', text: whatHappens(post) });
      onScheduled();
    },
    onError: (error, { vehicleId }) => {
      if (saysThat(error, 'SOCIAL.VEHICLE_CHANGED')) void tellFacts(client, vehicleId, tell);
    },
    onSettled: () => readAgain(client),
  });
}

interface ChangeOptions {
  readonly onChanged: () => void;
  /** The van is no longer as it was. */
  readonly tell: (facts: ToldFacts) => void;
  /** The post is no longer as it was. */
  readonly show: (post: ScheduledPost) => void;
}

/** PATCH /api/social-media-publish/scheduled/{id}. */
export function useChangeScheduledPost({ id, vehicleId }: ScheduledPost, { onChanged, tell, show }: ChangeOptions) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ChangeScheduledPost) => staffApi.json<ScheduledPost>(`${ADDRESS}/${id}`, { method: 'PATCH', body }),
    onSuccess: (post) => {
      showToast({ title: 'Post changed', text: whatHappens(post) });
      onChanged();
    },
    onError: (error) => {
      if (saysThat(error, 'SOCIAL.VEHICLE_CHANGED')) void tellFacts(client, vehicleId, tell);
    },
    onSettled: async (_post, error) => {
      await readAgain(client);
      const now = client.getQueryData(scheduledPostsQuery().queryKey)?.find((post) => post.id === id);
      if (now && saysThat(error, 'SOCIAL.SCHEDULE_CHANGED')) show(now);
    },
  });
}

/** POST /api/social-media-publish/scheduled/{id}/posted: somebody has posted it by hand. */
export function useMarkPosted({ id, vehicleId, version }: ScheduledPost, onMarked: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => staffApi.json<SocialPost>(`${ADDRESS}/${id}/posted`, { method: 'POST', body: { version } }),
    onSuccess: () => {
      client.setQueryData(scheduledPostsQuery().queryKey, (posts) => posts?.filter((post) => post.id !== id));
      showToast({ title: 'Marked as posted', text: 'It is among the earlier posts of the van.' });
      onMarked();
    },
    onSettled: () => Promise.all([readAgain(client), client.invalidateQueries({ queryKey: postsQuery(vehicleId).queryKey })]),
  });
}

/** DELETE /api/social-media-publish/scheduled/{id}. */
export function useCancelScheduledPost({ id, version }: ScheduledPost, onCancelled: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => staffApi.request(`${ADDRESS}/${id}?version=${version}`, { method: 'DELETE' }),
    onSuccess: () => {
      client.setQueryData(scheduledPostsQuery().queryKey, (posts) => posts?.filter((post) => post.id !== id));
      showToast({ title: 'Post cancelled' });
      onCancelled();
    },
    onSettled: () => readAgain(client),
  });
}
