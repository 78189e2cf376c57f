import type { SocialPost } from '@forecourt/contracts';
import { showToast, useQueryClient } from '@forecourt/web-kit';
import { useSingleMutation } from '../../../calls/use-single-mutation.ts';
import { unconfirmedPostsQuery } from '../../../posts/get-unconfirmed-posts.ts';
import { staffApi } from '../../../session/staff-api.ts';
import { postsQuery } from './get-posts.ts';

/** PATCH /api/social-media-publish/{id}: somebody has looked at the page. */
export function useSettlePost({ id, vehicleId }: Pick<SocialPost, 'id' | 'vehicleId'>) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (foundOnPage: boolean) =>
      staffApi.json<SocialPost>(`/api/social-media-publish/${id}`, { method: 'PATCH', body: { foundOnPage } }),
    onError: () => showToast({ tone: 'error', title: 'Your answer was not saved', text: 'Please try again.' }),
    onSettled: () =>
      Promise.all([postsQuery(vehicleId), unconfirmedPostsQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  });
}
