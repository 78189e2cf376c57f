import type { ScheduledPost } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { mayI } from '../session/own-account.ts';
import { staffApi } from '../session/staff-api.ts';

/** Posts go out and are held while nobody does anything, and no event says so. */
const EVERY_MS = 60_000;

/** The posts of all vans that wait for their time or for staff, the earliest first. */
export const scheduledPostsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'scheduled-posts'],
    queryFn: ({ signal }) => staffApi.json<ScheduledPost[]>('/api/social-media-publish/scheduled', { signal }),
    enabled: mayI('social.publish'),
    refetchOnMount: 'always',
    refetchInterval: EVERY_MS,
  });
