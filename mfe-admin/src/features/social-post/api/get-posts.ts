import type { SocialPosts } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { staffApi } from '../../../session/staff-api.ts';

/** The posts about a van, and the channel of each platform. */
export const postsQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['staff', 'posts', vehicleId],
    queryFn: ({ signal }) => staffApi.json<SocialPosts>(`/api/social-media-publish?vehicleId=${vehicleId}`, { signal }),
    refetchOnMount: 'always',
  });
