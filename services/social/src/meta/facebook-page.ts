import { z } from 'zod';
import { failed, type Outcome, type Publisher, published, unknown } from '../publishers/publisher.ts';
import type { GraphClient } from './graph-client.ts';
import { NOT_REACHED, noWordFrom, problemOf } from './graph-problems.ts';

/** A photo has its own id; `post_id` is the post's. */
const postedSchema = z.object({ id: z.string().min(1), post_id: z.string().min(1).optional() });

/** Posts to a Facebook page: `POST /{page-id}/photos` with the picture's URL, or `/feed` for text alone. */
export const facebookPage = (graph: GraphClient, pageId: string): Publisher => ({
  channel: 'meta',
  publish: async ({ content, picture }): Promise<Outcome> => {
    const reply =
      picture === null
        ? await graph.post(`${pageId}/feed`, { message: content }, postedSchema)
        : await graph.post(`${pageId}/photos`, { url: picture, caption: content }, postedSchema);
    if (reply.kind === 'refused') return failed(problemOf(reply.error));
    if (reply.kind !== 'done') return reply.kind === 'unsent' ? failed(NOT_REACHED) : unknown(noWordFrom('Facebook'));
    const id = reply.data.post_id ?? reply.data.id;
    return published(id, `https://www.facebook.com/${encodeURIComponent(id)}`);
  },
});
