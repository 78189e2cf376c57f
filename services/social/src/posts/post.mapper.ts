import type { SocialPost } from '@forecourt/contracts';
import type { PostRow } from './post.entity.ts';

export const toPost = (row: PostRow): SocialPost => ({
  id: row.id,
  vehicleId: row.vehicleId,
  platform: row.platform,
  channel: row.channel,
  content: row.content,
  imageUrl: row.imageUrl,
  state: row.state,
  permalink: row.permalink,
  problem: row.problem && { code: row.problem.code, detail: row.problem.detail },
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  postedBy: row.postedBy,
});
