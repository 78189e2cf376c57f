import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { failed, type Outcome, type Publisher, published, type ReadyPost, unknown } from '../publishers/publisher.ts';
import type { GraphClient, GraphReply } from './graph-client.ts';
import { NOT_REACHED, noWordFrom, PICTURE_FAILED, PICTURE_NOT_READY, problemOf, QUOTA_REACHED } from './graph-problems.ts';

const quotaSchema = z.object({
  data: z.array(z.object({ quota_usage: z.int(), config: z.object({ quota_total: z.int() }).optional() })).min(1),
});
const createdSchema = z.object({ id: z.string().min(1) });
const containerSchema = z.object({ status_code: z.enum(['EXPIRED', 'ERROR', 'FINISHED', 'IN_PROGRESS', 'PUBLISHED']) });
const permalinkSchema = z.object({ permalink: z.url() });

export interface Patience {
  /** How long everything before publishing may take: the edge allows 30 s in total. */
  readonly preparingMs: number;
  readonly askAgainMs: number;
}

const PATIENCE: Patience = { preparingMs: 10_000, askAgainMs: 1_000 };

/** Nothing is published before `media_publish`, so any error until then is a plain failure. */
const notPosted = (reply: Exclude<GraphReply<unknown>, { kind: 'done' }>): Outcome =>
  failed(reply.kind === 'refused' ? problemOf(reply.error) : NOT_REACHED);

/** Posts to an Instagram account in two steps: it creates a container with the picture, and publishes it when it is ready. */
export class InstagramAccount implements Publisher {
  readonly channel = 'meta';

  constructor(
    private readonly graph: GraphClient,
    private readonly accountId: string,
    private readonly patience: Patience = PATIENCE,
  ) {}

  async publish(post: ReadyPost): Promise<Outcome> {
    const until = Date.now() + this.patience.preparingMs;
    const quota = await this.graph.get(`${this.accountId}/content_publishing_limit`, 'quota_usage,config', quotaSchema);
    if (quota.kind !== 'done') return notPosted(quota);
    const [{ quota_usage: used, config } = { quota_usage: 0 }] = quota.data.data;
    if (config && used >= config.quota_total) return failed(QUOTA_REACHED);

    const parameters = { image_url: post.picture ?? '', caption: post.content };
    const container = await this.graph.post(`${this.accountId}/media`, parameters, createdSchema);
    if (container.kind !== 'done') return notPosted(container);

    const obstacle = await this.obstacleOf(container.data.id, until);
    return obstacle ?? this.publishContainer(container.data.id);
  }

  /** Waits until the container is ready. @returns the failure; null if there is none. */
  private async obstacleOf(containerId: string, until: number): Promise<Outcome | null> {
    for (;;) {
      const reply = await this.graph.get(containerId, 'status_code', containerSchema);
      if (reply.kind !== 'done') return notPosted(reply);
      const { status_code: status } = reply.data;
      if (status === 'FINISHED') return null;
      if (status === 'ERROR') return failed(PICTURE_FAILED);
      if (status !== 'IN_PROGRESS' || Date.now() > until) return failed(PICTURE_NOT_READY);
      await delay(this.patience.askAgainMs);
    }
  }

  private async publishContainer(containerId: string): Promise<Outcome> {
    const reply = await this.graph.post(`${this.accountId}/media_publish`, { creation_id: containerId }, createdSchema);
    if (reply.kind === 'refused') return failed(problemOf(reply.error));
    if (reply.kind === 'unsent') return failed(NOT_REACHED);
    if (reply.kind === 'done') return published(reply.data.id, await this.permalinkOf(reply.data.id));
    // Reading is safe to repeat, and the container's status may show whether it was published.
    const container = await this.graph.get(containerId, 'status_code', containerSchema);
    const isThere = container.kind === 'done' && container.data.status_code === 'PUBLISHED';
    return isThere ? published(null) : unknown(noWordFrom('Instagram'));
  }

  /** The post is up, whether or not its URL can be fetched. */
  private async permalinkOf(mediaId: string): Promise<string | null> {
    const reply = await this.graph.get(mediaId, 'permalink', permalinkSchema);
    return reply.kind === 'done' ? reply.data.permalink : null;
  }
}
