import type { SocialPosts } from '@forecourt/contracts';
import { queryOptions } from '@forecourt/web-kit';
import { mayI } from '../session/own-account.ts';
import { staffApi } from '../session/staff-api.ts';

/** A sender is given up on while nobody does anything, and no event says so. */
const EVERY_MS = 60_000;

/** The posts of all vans of which nobody knows whether they are on the page. */
export const unconfirmedPostsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'unconfirmed-posts'],
    queryFn: ({ signal }) => staffApi.json<SocialPosts>('/api/social-media-publish?state=unknown', { signal }),
    enabled: mayI('social.publish'),
    refetchOnMount: 'always',
    refetchInterval: EVERY_MS,
  });
