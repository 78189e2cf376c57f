import { availableParallelism } from 'node:os';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { tooBusy } from './image.errors.ts';

/** An upload holds up no visitor; and with the one picture worked on behind them, a thread of libuv's four is left for files. */
const AT_ONCE = Math.min(Math.max(availableParallelism(), 2), 3);
const MOST_WAITING = 200;
const MOST_BEHIND = 2_000;

/** Whoever visits comes before staff. */
const VISITOR = 1;
const STAFF = 0;

/**
 * Decides how many pictures are decoded and encoded at once, which is what bounds memory and processor time: a waiting
 * job holds no picture. An upload may be of 40 megapixels, ten times what is kept of it, so they are taken one by one. What
 * nobody waits for runs one at a time too, and only while nobody waits for anything.
 */
@Injectable()
export class PictureWork implements BeforeApplicationShutdown {
  private readonly awaited = new PQueue({ concurrency: AT_ONCE });
  private readonly uploads = new PQueue({ concurrency: 1 });
  private readonly behind = new PQueue({ concurrency: 1 });
  private stopping = false;

  /** @throws 503 where more is waiting than could be done in a few seconds */
  async forVisitor<T>(work: () => Promise<T>): Promise<T> {
    if (this.awaited.size >= MOST_WAITING) throw tooBusy();
    return await this.awaited.add(work, { priority: VISITOR });
  }

  /** @throws 503 where more uploads are waiting than could be taken in a few minutes */
  async forUpload<T>(work: () => Promise<T>): Promise<T> {
    if (this.uploads.size >= MOST_WAITING) throw tooBusy();
    return await this.uploads.add(() => this.awaited.add(work, { priority: STAFF }));
  }

  /** Does the work while nobody waits for anything. It is dropped where too much is waiting already, and on shutdown. */
  async later(priority: number, work: () => Promise<void>): Promise<void> {
    if (this.stopping || this.behind.size >= MOST_BEHIND) return;
    const whenIdle = async () => {
      await this.uploads.onIdle();
      await this.awaited.onIdle();
      await work();
    };
    await this.behind.add(whenIdle, { priority });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.behind.clear();
    await this.behind.onIdle();
  }
}
