import { availableParallelism } from 'node:os';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { tooBusy } from './image.errors.ts';

/** At least two, so that an upload never holds up visitors; at most three, so that with the background job one of libuv's four threads is left for files. */
const CONCURRENCY = Math.min(Math.max(availableParallelism(), 2), 3);
/** Generous, because a waiting job takes little memory. */
const MAX_WAITING = 1_000;
/** Enough for twenty visitors behind one address, each with as many connections as a browser opens. */
const MAX_WAITING_PER_NETWORK = 120;
const MAX_UPLOADS_WAITING = 200;
const MAX_BACKGROUND = 2_000;

/** Visitors come before staff, and visitors with the fewest pictures waiting for their network come first. */
const VISITOR = 0;
const STAFF = VISITOR - MAX_WAITING_PER_NETWORK;

/**
 * Limits how many pictures are decoded and encoded at once, which bounds memory and CPU time: a waiting job holds no
 * picture. Uploads run one at a time, because one may have 65 megapixels. Background work also runs one at a time, and only
 * while nothing else is waiting.
 */
@Injectable()
export class ProcessingQueue implements BeforeApplicationShutdown {
  private readonly foreground = new PQueue({ concurrency: CONCURRENCY });
  private readonly uploads = new PQueue({ concurrency: 1 });
  private readonly background = new PQueue({ concurrency: 1 });
  /** Number of waiting or running jobs by network. */
  private readonly waiting = new Map<string, number>();
  private stopping = false;

  /**
   * @param network of the visitor
   * @throws 503 if the queue, or this network's share of it, is too long to be worked off in a few seconds
   */
  async forVisitor<T>(network: string, work: () => Promise<T>): Promise<T> {
    const others = this.waiting.get(network) ?? 0;
    if (others >= MAX_WAITING_PER_NETWORK || this.foreground.size >= MAX_WAITING) throw tooBusy();
    this.waiting.set(network, others + 1);
    try {
      return await this.foreground.add(work, { priority: VISITOR - others });
    } finally {
      const left = (this.waiting.get(network) ?? 1) - 1;
      if (left === 0) this.waiting.delete(network);
      else this.waiting.set(network, left);
    }
  }

  /**
   * @param when 'later' lets those go first that are waited for.
   * @throws 503 if more uploads are waiting than can be processed in a few minutes
   */
  async forUpload<T>(work: () => Promise<T>, when: 'now' | 'later' = 'now'): Promise<T> {
    if (this.uploads.size >= MAX_UPLOADS_WAITING) throw tooBusy();
    const priority = when === 'now' ? 1 : 0;
    return await this.uploads.add(() => this.foreground.add(work, { priority: STAFF }), { priority });
  }

  /** Runs the work while nobody is waiting. It is dropped if too much is queued already, and on shutdown. */
  async later(priority: number, work: () => Promise<void>): Promise<void> {
    if (this.stopping || this.background.size >= MAX_BACKGROUND) return;
    const whenIdle = async () => {
      await this.uploads.onIdle();
      await this.foreground.onIdle();
      await work();
    };
    await this.background.add(whenIdle, { priority });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.background.clear();
    await this.background.onIdle();
  }
}
