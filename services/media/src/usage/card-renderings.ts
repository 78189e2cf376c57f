import type { ImageWidth } from '@forecourt/contracts';
import { Injectable } from '@nestjs/common';
import { Images } from '../images/images.ts';
import { DeferredRenderings } from '../renderings/deferred-renderings.ts';
import { renderingOf } from '../renderings/rendering.ts';
import { isRefusal } from '../uploads/direct-uploads.ts';

/** Cards are about 320 CSS pixels wide, on screens with a pixel ratio of one to three. */
const CARD_WIDTHS: readonly ImageWidth[] = [320, 480, 640, 960];

/** Has a vehicle's card picture rendered before its first visitor. */
@Injectable()
export class CardRenderings {
  constructor(
    private readonly images: Images,
    private readonly deferred: DeferredRenderings,
  ) {}

  async prepare(key: string): Promise<void> {
    const image = await this.images.find(key).catch(unlessRefused);
    if (!image) return;
    for (const format of ['webp', 'avif'] as const) {
      for (const width of CARD_WIDTHS) this.deferred.add(renderingOf(image, width, format));
    }
  }
}

/** Redelivering the event would not make a refused upload acceptable. */
const unlessRefused = (error: unknown): undefined => {
  if (!isRefusal(error)) throw error;
};
