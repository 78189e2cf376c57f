import type { SocialPosts } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** What was posted about a van, and where a post would go now. */
export const postsQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['staff', 'posts', vehicleId],
    queryFn: ({ signal }) => staffApi.json<SocialPosts>(`/api/social-media-publish?vehicleId=${vehicleId}`, { signal }),
    refetchOnMount: 'always',
  });
