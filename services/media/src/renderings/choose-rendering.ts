import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../images/images.ts';
import { acceptedFormats } from './accepted-formats.ts';
import { DeferredRenderings } from './deferred-renderings.ts';
import type { ImageRequest } from './image-request.ts';
import { type Rendering, renderingOf } from './rendering.ts';
import { Renderings } from './renderings.ts';

export interface ChosenRendering {
  readonly rendering: Rendering;
  readonly bytes: Buffer;
  /** Whether a smaller format that the client accepts is being rendered for next time. */
  readonly provisional: boolean;
}

/** The client that asks for a picture. */
export interface Client {
  /** The Accept header. */
  readonly accept: string | undefined;
  readonly network: string;
}

/** Picks the smallest rendering that a client accepts. Nobody waits for AVIF unless they asked for it by name. */
@Injectable()
export class ChooseRendering {
  constructor(
    private readonly renderings: Renderings,
    private readonly deferred: DeferredRenderings,
  ) {}

  async choose(image: StoredImage, { width, format }: ImageRequest, { accept, network }: Client): Promise<ChosenRendering> {
    const obtain = (rendering: Rendering) => this.obtain(rendering, network);
    if (format !== 'auto') return await obtain(renderingOf(image, width, format));

    const formats = acceptedFormats(accept);
    if (formats[0] !== 'avif') return await obtain(renderingOf(image, width, formats[0] ?? 'jpeg'));

    const avif = renderingOf(image, width, 'avif');
    const ready = await this.findAvif(avif);
    if (ready) return { rendering: avif, bytes: ready, provisional: false };
    return { ...(await obtain(renderingOf(image, width, formats[1] ?? 'jpeg'))), provisional: true };
  }

  private async findAvif(avif: Rendering): Promise<Buffer | undefined> {
    if (this.deferred.isPending(avif)) return undefined;
    const found = await this.renderings.find(avif);
    if (!found) this.deferred.add(avif);
    return found;
  }

  private async obtain(rendering: Rendering, network: string): Promise<ChosenRendering> {
    return { rendering, bytes: await this.renderings.obtain(rendering, network), provisional: false };
  }
}
