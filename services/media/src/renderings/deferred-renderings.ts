import { LOGGER, type ServiceLogger } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { PictureWork } from '../images/picture-work.ts';
import type { Rendering } from './rendering.ts';
import { Renderings } from './renderings.ts';

/**
 * Renderings made while nobody waits: AVIF behind a WebP answer, and the cards of a vehicle before its first visitor.
 * Kept in memory only: what is lost with the process is asked for again by the next visitor.
 */
@Injectable()
export class DeferredRenderings {
  private readonly pending = new Set<string>();

  constructor(
    private readonly renderings: Renderings,
    private readonly work: PictureWork,
    @Inject(LOGGER) private readonly logger: ServiceLogger,
  ) {}

  isPending(rendering: Rendering): boolean {
    return this.pending.has(rendering.object);
  }

  add(rendering: Rendering): void {
    if (this.isPending(rendering)) return;
    this.pending.add(rendering.object);
    // WebP first: it is quick, and until it is there a visitor would have to wait.
    this.work
      .later(rendering.format === 'avif' ? 0 : 1, () => this.renderings.prepare(rendering))
      .catch((error: unknown) => this.logger.error({ err: error, object: rendering.object }, 'a rendering failed'))
      .finally(() => this.pending.delete(rendering.object));
  }
}
