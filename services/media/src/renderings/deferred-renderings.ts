import type { Logger } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { ProcessingQueue } from '../images/processing-queue.ts';
import { untilCpuIsIdle } from './idle-cpu.ts';
import type { Rendering } from './rendering.ts';
import { Renderings } from './renderings.ts';

/** How long one rendering waits for an idle CPU, in milliseconds. */
const MAX_DELAY_MS = 1_000;

/**
 * Renderings made in the background: AVIF after a WebP answer, and the card pictures of a vehicle before its first visitor.
 * The list is in memory only: the next visitor asks again for what a restart loses.
 */
@Injectable()
export class DeferredRenderings implements BeforeApplicationShutdown {
  private readonly pending = new Set<string>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly renderings: Renderings,
    private readonly work: ProcessingQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  isPending(rendering: Rendering): boolean {
    return this.pending.has(rendering.object);
  }

  add(rendering: Rendering): void {
    if (this.isPending(rendering)) return;
    this.pending.add(rendering.object);
    // WebP first: it is quick, and until it exists a visitor has to wait.
    this.work
      .later(rendering.format === 'avif' ? 0 : 1, () => this.makeWhenIdle(rendering))
      .catch((error: unknown) => this.logger.error({ err: error, object: rendering.object }, 'a rendering failed'))
      .finally(() => this.pending.delete(rendering.object));
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async makeWhenIdle(rendering: Rendering): Promise<void> {
    const { signal } = this.stopping;
    await untilCpuIsIdle(MAX_DELAY_MS, signal);
    if (!signal.aborted) await this.renderings.prepare(rendering);
  }
}
