import { availableParallelism } from 'node:os';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { tooBusy } from './image.errors.ts';

/** An upload holds up no visitor; and with the one picture worked on behind them, a thread of libuv's four is left for files. */
const AT_ONCE = Math.min(Math.max(availableParallelism(), 2), 3);
/** For each of them a visitor waits: the job itself is small. */
const MOST_WAITING = 1_000;
/** Twenty visitors behind one address, with all the connections that a browser opens. */
const MOST_WAITING_OF_ONE = 120;
const MOST_UPLOADS_WAITING = 200;
const MOST_BEHIND = 2_000;

/** Visitors come before staff, and of visitors those whose network has the fewest pictures waiting. */
const VISITOR = 0;
const STAFF = VISITOR - MOST_WAITING_OF_ONE;

/**
 * Decides how many pictures are decoded and encoded at once, which is what bounds memory and processor time: a waiting
 * job holds no picture. An upload may be of 65 megapixels, many times what is kept of it, so they are taken one by one. What
 * nobody waits for runs one at a time too, and only while nobody waits for anything.
 */
@Injectable()
export class PictureWork implements BeforeApplicationShutdown {
  private readonly awaited = new PQueue({ concurrency: AT_ONCE });
  private readonly uploads = new PQueue({ concurrency: 1 });
  private readonly behind = new PQueue({ concurrency: 1 });
  /** Network → its pictures that wait or are being made. */
  private readonly waiting = new Map<string, number>();
  private stopping = false;

  /**
   * @param network of the visitor
   * @throws 503 where more is waiting for this network, or for everybody, than could be done in a few seconds
   */
  async forVisitor<T>(network: string, work: () => Promise<T>): Promise<T> {
    const others = this.waiting.get(network) ?? 0;
    if (others >= MOST_WAITING_OF_ONE || this.awaited.size >= MOST_WAITING) throw tooBusy();
    this.waiting.set(network, others + 1);
    try {
      return await this.awaited.add(work, { priority: VISITOR - others });
    } finally {
      const left = (this.waiting.get(network) ?? 1) - 1;
      if (left === 0) this.waiting.delete(network);
      else this.waiting.set(network, left);
    }
  }

  /** @throws 503 where more uploads are waiting than could be taken in a few minutes */
  async forUpload<T>(work: () => Promise<T>): Promise<T> {
    if (this.uploads.size >= MOST_UPLOADS_WAITING) throw tooBusy();
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
