import type { Logger } from '@forecourt/server-kit';
import { LOGGER } from '@forecourt/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { PictureWork } from '../images/picture-work.ts';
import { untilProcessorIsIdle } from './idle-processor.ts';
import type { Rendering } from './rendering.ts';
import { Renderings } from './renderings.ts';

/** How long one rendering is put off for the sake of other processes, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Renderings made while nobody waits: AVIF behind a WebP answer, and the cards of a vehicle before its first visitor.
 * They are remembered in memory only: what is lost with the process is asked for again by the next visitor.
 */
@Injectable()
export class DeferredRenderings implements BeforeApplicationShutdown {
  private readonly pending = new Set<string>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly renderings: Renderings,
    private readonly work: PictureWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  isPending(rendering: Rendering): boolean {
    return this.pending.has(rendering.object);
  }

  add(rendering: Rendering): void {
    if (this.isPending(rendering)) return;
    this.pending.add(rendering.object);
    // WebP first: it is quick, and until it is there a visitor would have to wait.
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
    await untilProcessorIsIdle(PATIENCE_MS, signal);
    if (!signal.aborted) await this.renderings.prepare(rendering);
  }
}
