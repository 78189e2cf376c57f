import type { PublishPost, SocialPost } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PUBLISHERS, type Publishers } from '../publishers/publisher.ts';
import type { Settings } from '../settings.ts';
import { Stock } from '../stock/stock.ts';
import type { PostRow } from './post.entity.ts';
import { beingSent, refused } from './post.errors.ts';
import { toPost } from './post.mapper.ts';
import { PostOutcomes } from './post-outcomes.ts';
import { type NewPost, Posts } from './posts.ts';
import { checkPost, readyPost } from './ready-post.ts';

@Injectable()
export class PublishPostUseCase {
  constructor(
    private readonly stock: Stock,
    private readonly posts: Posts,
    private readonly outcomes: PostOutcomes,
    @Inject(PUBLISHERS) private readonly publishers: Publishers,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Records, sends and settles a post: a crash in between leaves it pending, and so eventually unknown.
   * @throws {ProblemError} why it was not published, or that the outcome is unknown; the same for a repeated key.
   */
  async execute(request: PublishPost, key: NewPost['key']): Promise<SocialPost> {
    const publisher = this.publishers[request.platform];
    const post: NewPost = { request, key, channel: publisher.channel };
    const before = await this.posts.ofKey(post);
    if (before !== null) return answerOf(before);

    checkPost(request, await this.stock.vehicle(request.vehicleId), publisher.channel);
    const id = await this.posts.begin(post);
    const outcome = await publisher.publish(readyPost(id, request, this.settings.PUBLIC_URL));
    // A sender that took too long has been presumed dead, but its outcome still counts.
    return answerOf(await this.outcomes.record(id, ['pending', 'unknown'], outcome));
  }
}

const answerOf = (row: PostRow): SocialPost => {
  if (row.state === 'pending') throw beingSent(row.platform);
  if (row.problem !== null) throw refused(row.problem);
  return toPost(row);
};
