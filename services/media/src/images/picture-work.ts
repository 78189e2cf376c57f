import { availableParallelism } from 'node:os';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { tooBusy } from './image.errors.ts';

/** Somebody waits for the answer; visitors before staff. */
export const PRIORITY = { visitor: 1, staff: 0 } as const;

/** With the one picture worked on behind them, these leave a thread of libuv's four for files and sockets. */
const AT_ONCE = Math.min(availableParallelism(), 3);
const MOST_WAITING = 200;
const MOST_BEHIND = 2_000;

/**
 * Decides how many pictures are decoded and encoded at once, which is what bounds memory and processor time: a waiting
 * job holds no picture. What nobody waits for runs one at a time, and only while nobody waits for anything.
 */
@Injectable()
export class PictureWork implements BeforeApplicationShutdown {
  private readonly awaited = new PQueue({ concurrency: AT_ONCE });
  private readonly behind = new PQueue({ concurrency: 1 });
  private stopping = false;

  /** @throws 503 where more is waiting than could be done in a few seconds */
  async now<T>(priority: number, work: () => Promise<T>): Promise<T> {
    if (this.awaited.size >= MOST_WAITING) throw tooBusy();
    return await this.awaited.add(work, { priority });
  }

  /** Does the work while nobody waits for anything. It is dropped where too much is waiting already, and on shutdown. */
  async later(priority: number, work: () => Promise<void>): Promise<void> {
    if (this.stopping || this.behind.size >= MOST_BEHIND) return;
    const whenIdle = async () => {
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
