import type { Logger } from '@forecourt/server-kit';
import { LOGGER, WakeUp } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DuePosts } from './due-posts.ts';
import { PublishDuePost } from './publish-due-post.ts';

/** How often to look for posts that are due, in milliseconds. */
const POLL_MS = 2_000;

/** Publishes posts that are due, one after another, while the service runs. */
@Injectable()
export class ScheduleWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly wakeUp = new WakeUp();
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly due: DuePosts,
    private readonly publishDuePost: PublishDuePost,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** A post that is being sent is waited for: its outcome would be unknown otherwise. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wakeUp.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      if (!(await this.publishNext())) await this.wakeUp.within(POLL_MS);
    }
  }

  /** @returns whether there may be another. */
  private async publishNext(): Promise<boolean> {
    try {
      const post = await this.due.take();
      if (post === null) return false;
      await this.publishDuePost.publish(post);
      return true;
    } catch (error) {
      this.logger.warn({ err: error }, 'scheduled posts wait for another attempt');
      return false;
    }
  }
}
