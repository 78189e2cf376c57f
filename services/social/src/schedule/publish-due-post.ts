import { SOCIAL_PLATFORM_LABELS } from '@forecourt/contracts';
import { type Logger, ProblemError } from '@forecourt/server-kit';
import { LOGGER, SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PostOutcomes } from '../posts/post-outcomes.ts';
import { checkPost, readyPost } from '../posts/ready-post.ts';
import { PUBLISHERS, type Publishers } from '../publishers/publisher.ts';
import type { Settings } from '../settings.ts';
import { Stock } from '../stock/stock.ts';
import { type DuePost, DuePosts } from './due-posts.ts';
import { obstacleOf } from './obstacle.ts';
import { isMissed } from './retry-plan.ts';
import { MISSED, notConnected } from './schedule.errors.ts';
import type { Hold } from './scheduled-post.entity.ts';

/** Publishes a post whose time has come, if what it says is still true, and records what became of it. */
@Injectable()
export class PublishDuePost {
  constructor(
    private readonly due: DuePosts,
    private readonly stock: Stock,
    private readonly outcomes: PostOutcomes,
    @Inject(PUBLISHERS) private readonly publishers: Publishers,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async publish(post: DuePost): Promise<void> {
    const hold = isMissed(post.publishAt, Date.now()) ? MISSED : await this.whyNotNow(post);
    if (hold !== null) return this.hold(post, hold);
    const publisher = this.publishers[post.platform];
    const id = await this.begin(post);
    if (id === null) return;
    const outcome = await publisher.publish(readyPost(id, post, this.settings.PUBLIC_URL));
    await this.outcomes.record(id, ['pending', 'unknown'], outcome, {
      actor: post.scheduledBy,
      also: (manager) => this.due.settle(manager, post, outcome),
    });
  }

  /** By inventory's own word: the copy of the stock may lag behind. */
  private async whyNotNow(post: DuePost): Promise<Hold | null> {
    const vehicle = await this.stock.current(post.vehicleId);
    const obstacle = obstacleOf(post.told, vehicle);
    if (obstacle !== null || vehicle === null) return obstacle;
    try {
      const { channel } = this.publishers[post.platform];
      checkPost(post, vehicle, channel);
      return channel === 'outbox' ? notConnected(post.platform) : null;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { code: error.code, detail: error.message };
    }
  }

  private async begin(post: DuePost): Promise<string | null> {
    try {
      return await this.due.begin(post, this.publishers[post.platform].channel);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const platform = SOCIAL_PLATFORM_LABELS[post.platform];
      const detail = `We don't know whether the last post about this van reached ${platform}. Check the page, then choose a new time.`;
      // One that is being sent has an outcome soon: this one's claim ends, and it is tried again.
      if (error.code === 'SOCIAL.POST_UNKNOWN') await this.hold(post, { code: error.code, detail });
      return null;
    }
  }

  private async hold(post: DuePost, hold: Hold): Promise<void> {
    this.logger.warn({ post: post.id, code: hold.code }, 'a scheduled post waits for staff');
    await this.due.hold(post, hold);
  }
}
